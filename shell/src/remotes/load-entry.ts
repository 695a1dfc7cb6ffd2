import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { guardAsset } from './asset-guard.ts';
import { diagnoseAsset } from './diagnose-asset.ts';

/** A remote's container, as webpack defines it and the federation runtime takes it. */
type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>;

/**
 * Loads the entry of a remote and returns the container it defines. An entry that the HTML already asked for is not asked for
 * twice.
 * @throws LoadFailure with the reason.
 */
export async function loadEntry(url: string, global: string): Promise<Container> {
  const defined = containerOf(global);
  if (defined) return defined;
  await settled(scriptInFlight(url) ?? insertScript(url)).catch(async () => {
    throw await diagnoseAsset(url, `${url} could not be run`);
  });
  const container = containerOf(global);
  if (container) return container;
  throw await diagnoseAsset(url, `${url} ran without defining ${global}`);
}

function containerOf(global: string): Container | undefined {
  const value = (globalThis as Record<string, unknown>)[global] as Container | undefined;
  return typeof value?.get === 'function' && typeof value.init === 'function' ? value : undefined;
}

/** Finished scripts are taken out of the document (here, by webpack, and by the HTML's own guard), so one that is there is under way. */
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
