import * as z from 'zod/mini';
import { frameNames, guardNames, layoutNames, navAreas, type Page } from './page.ts';

/**
 * The layouts, guards, frames and navigation areas that the pages of a remote require, or that a shell implements.
 * Promotion compares both lists. The schema also accepts names that this version does not know, because a newer release
 * may use them.
 */
export const shellFeatures = z.object({
  layouts: z.array(z.string()),
  guards: z.array(z.string()),
  frames: z.array(z.string()),
  navAreas: z.array(z.string()),
});
export type ShellFeatures = z.infer<typeof shellFeatures>;

/** The layouts, guards, frames and navigation areas that this version of the shell implements. */
export const supportedShellFeatures: ShellFeatures = {
  layouts: [...layoutNames],
  guards: [...guardNames],
  frames: [...frameNames],
  navAreas: [...navAreas],
};

/** Returns the layouts, guards, frames and navigation areas that these pages require, each name once. */
export function requiredShellFeatures(pages: readonly Page[]): ShellFeatures {
  const names = (of: (page: Page) => readonly (string | undefined)[]) =>
    [...new Set(pages.flatMap(of))].filter((name) => name !== undefined).sort();
  return {
    layouts: names(({ layout }) => [layout]),
    guards: names(({ guards }) => guards),
    frames: names(({ frame }) => [frame]),
    navAreas: names(({ nav }) => [nav?.in]),
  };
}

const kinds = [
  ['layouts', 'layout'],
  ['guards', 'guard'],
  ['frames', 'frame'],
  ['navAreas', 'navigation area'],
] as const;

/** Returns a text for each required feature that is not provided, such as `the layout "wizard"`. */
export function missingShellFeatures(required: ShellFeatures, provided: ShellFeatures): string[] {
  return kinds.flatMap(([kind, label]) =>
    required[kind].filter((name) => !provided[kind].includes(name)).map((name) => `the ${label} "${name}"`),
  );
}
