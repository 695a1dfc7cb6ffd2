import * as z from 'zod/mini';
import { frameNames, guardNames, layoutNames, navAreas, type Page } from './page.ts';

/**
 * What page tables require of a shell besides modules. Names are open on read: a newer release may contain unknown
 * ones.
 */
export const features = z.object({
  layouts: z.array(z.string()),
  guards: z.array(z.string()),
  frames: z.array(z.string()),
  navAreas: z.array(z.string()),
});
export type Features = z.infer<typeof features>;

/** What a shell of this version implements. */
export const supportedFeatures: Features = {
  layouts: [...layoutNames],
  guards: [...guardNames],
  frames: [...frameNames],
  navAreas: [...navAreas],
};

/** What a page table requires, each name once. */
export function featuresOf(pages: readonly Page[]): Features {
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

/** The required features that are not provided, such as `the layout "wizard"`. */
export function missingFeatures(required: Features, provided: Features): string[] {
  return kinds.flatMap(([kind, label]) =>
    required[kind].filter((name) => !provided[kind].includes(name)).map((name) => `the ${label} "${name}"`),
  );
}
