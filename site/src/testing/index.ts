import type { RunningSite } from './start-site.ts';

export { faultAnnotation, type SeenFault } from '../faults/fault-record.ts';
export { copyPackage } from './copy-package.ts';
export { freePorts } from './free-ports.ts';
export type { RunningSite } from './start-site.ts';
export type { Edit } from './variant.ts';

/**
 * A whole site on free ports (start-site.ts). It is imported lazily, because page tests in jsdom cannot load its
 * servers.
 */
export async function startSite(environment?: Record<string, string>): Promise<RunningSite> {
  const entryPoint = await import('./start-site.ts');
  return entryPoint.startSite(environment);
}

/** A whole site that sends its spans to a collector (start-traced-site.ts). Imported lazily for the same reason. */
export async function startTracedSite() {
  const entryPoint = await import('./start-traced-site.ts');
  return entryPoint.startTracedSite();
}
