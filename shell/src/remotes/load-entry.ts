import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { guardAsset } from './asset-guard.ts';
import { diagnoseAsset } from './diagnose-asset.ts';

/**
 * The object that a remote's entry script assigns to a global variable: a container of webpack or Module Federation 2.
 */
type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>;

/** The URL of the entry script that defined each container. Key: the name of the global variable. */
const definedBy = new Map<string, string>();
const loading = new Map<string, Promise<Container>>();

/**
 * Loads the entry script of a remote and returns the container that the script defines. When the script is already
 * loading, perhaps from a tag in the HTML, waits for it.
 * @throws LoadError with the reason
 */
export async function loadEntry(url: string, global: string): Promise<Container> {
  // The global contains another release of this remote. Clear it, so that this release's entry script runs.
  if ((definedBy.get(global) ?? url) !== url) forgetEntry(url, global);
  const known = loading.get(url);
  if (known) return known;
  const started = start(url, global);
  loading.set(url, started);
  const forget = () => void (loading.get(url) === started && loading.delete(url));
  started.then(forget, forget);
  return started;
}

/** Makes the next `loadEntry` load and run the entry script again, even when an earlier load has not finished. */
export function forgetEntry(url: string, global: string): void {
  loading.delete(url);
  definedBy.delete(global);
  // Sets the variable to undefined, because a variable declared with `var` cannot be deleted.
  if (containerOf(global)) Reflect.set(globalThis, global, undefined);
}

async function start(url: string, global: string): Promise<Container> {
  if (!containerOf(global)) {
    await settled(scriptInFlight(url) ?? insertScript(url)).catch(async () => {
      throw await diagnoseAsset(url, `${url} did not run`);
    });
  }
  const container = containerOf(global);
  if (!container) throw await diagnoseAsset(url, `${url} ran without defining ${global}`);
  definedBy.set(global, url);
  return container;
}

function containerOf(global: string): Container | undefined {
  const value = (globalThis as Record<string, unknown>)[global] as Container | undefined;
  return typeof value?.get === 'function' && typeof value.init === 'function' ? value : undefined;
}

/**
 * Returns the script tag that is loading this URL, or null. A tag in the document is still loading, because tags are
 * removed when they have loaded or failed: by `settled`, by webpack, or by an inline script in the HTML.
 */
function scriptInFlight(url: string): HTMLScriptElement | null {
  const path = new URL(url, location.href).pathname;
  return document.querySelector<HTMLScriptElement>(`script[src="${path}"]`);
}

function insertScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  guardAsset(script, new URL(url, location.href).pathname);
  document.head.append(script);
  return script;
}

function settled(script: HTMLScriptElement): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('error event')));
  }).finally(() => script.remove());
}
