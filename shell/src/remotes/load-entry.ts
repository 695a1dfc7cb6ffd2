import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { guardAsset } from './asset-guard.ts';
import { diagnoseAsset } from './diagnose-asset.ts';

/** The global variable that a remote's entry script defines: a container of webpack or of Module Federation 2. */
type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>;

/** By global name, the entry that defined the container. */
const definedBy = new Map<string, string>();
const loading = new Map<string, Promise<Container>>();

/**
 * Loads the entry of a remote and returns the container it defines. Joins a load that is in progress, also the HTML's.
 * @throws LoadError with the reason
 */
export async function loadEntry(url: string, global: string): Promise<Container> {
  // Another release of the same remote defines the same global.
  if ((definedBy.get(global) ?? url) !== url) forgetEntry(url, global);
  const known = loading.get(url);
  if (known) return known;
  const started = start(url, global);
  loading.set(url, started);
  const forget = () => void (loading.get(url) === started && loading.delete(url));
  started.then(forget, forget);
  return started;
}

/** Makes the next `loadEntry` run the entry script again, also when a load hangs. */
export function forgetEntry(url: string, global: string): void {
  loading.delete(url);
  definedBy.delete(global);
  // A script's `var` cannot be deleted.
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

/** We, webpack and the inline script of the HTML remove scripts when they have loaded or failed. */
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
