import * as z from 'zod/mini';
import { frameNames, guardNames, layoutNames, navAreas, type Page } from './page.ts';

/**
 * What pages use of the shell besides shared modules: layouts, guards, frames and navigation areas. A release lists
 * what its pages require, a shell what it implements, and promotion compares both. A newer release may contain unknown
 * names.
 */
export const shellFeatures = z.object({
  layouts: z.array(z.string()),
  guards: z.array(z.string()),
  frames: z.array(z.string()),
  navAreas: z.array(z.string()),
});
export type ShellFeatures = z.infer<typeof shellFeatures>;

/** What the shell of this version implements. */
export const supportedShellFeatures: ShellFeatures = {
  layouts: [...layoutNames],
  guards: [...guardNames],
  frames: [...frameNames],
  navAreas: [...navAreas],
};

/** Returns what the pages of a table require, each name once. */
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

/** Returns what is required but not provided, such as `the layout "wizard"`. */
export function missingShellFeatures(required: ShellFeatures, provided: ShellFeatures): string[] {
  return kinds.flatMap(([kind, label]) =>
    required[kind].filter((name) => !provided[kind].includes(name)).map((name) => `the ${label} "${name}"`),
  );
}
