import * as z from 'zod/mini';
import type { RemoteDefinition } from './define-remote.ts';
import { mountContracts } from './mount.ts';
import { frameNames, guardNames, layoutNames, navAreas, type Page } from './page.ts';

/**
 * The layouts, guards, frames, navigation areas and mount contracts that a remote requires, or that a shell implements.
 * Promotion compares both lists. The schema also accepts names that this version does not know, because a newer release
 * may use them.
 */
export const shellFeatures = z.object({
  layouts: z.array(z.string()),
  guards: z.array(z.string()),
  frames: z.array(z.string()),
  navAreas: z.array(z.string()),
  /** Versions of the mount contract. Older releases have none. */
  mounts: z._default(z.array(z.string()), []),
});
export type ShellFeatures = z.infer<typeof shellFeatures>;

export const noShellFeatures: ShellFeatures = { layouts: [], guards: [], frames: [], navAreas: [], mounts: [] };

/** The layouts, guards, frames, navigation areas and mount contracts that this version of the shell implements. */
export const supportedShellFeatures: ShellFeatures = {
  layouts: [...layoutNames],
  guards: [...guardNames],
  frames: [...frameNames],
  navAreas: [...navAreas],
  mounts: mountContracts.map(String),
};

/** Returns the layouts, guards, frames, navigation areas and mount contracts that a remote requires, each once. */
export function requiredShellFeatures({ pages, mount }: Pick<RemoteDefinition, 'pages' | 'mount'>): ShellFeatures {
  const names = (of: (page: Page) => readonly (string | undefined)[]) =>
    [...new Set(pages.flatMap(of))].filter((name) => name !== undefined).sort();
  return {
    layouts: names(({ layout }) => [layout]),
    guards: names(({ guards }) => guards),
    frames: names(({ frame }) => [frame]),
    navAreas: names(({ nav }) => [nav?.in]),
    mounts: mount === undefined ? [] : [String(mount)],
  };
}

const kinds = [
  ['layouts', 'layout'],
  ['guards', 'guard'],
  ['frames', 'frame'],
  ['navAreas', 'navigation area'],
  ['mounts', 'mount contract'],
] as const;

/** Returns a text for each required feature that is not provided, such as `the layout "wizard"`. */
export function missingShellFeatures(required: ShellFeatures, provided: ShellFeatures): string[] {
  return kinds.flatMap(([kind, label]) =>
    required[kind].filter((name) => !provided[kind].includes(name)).map((name) => `the ${label} "${name}"`),
  );
}
