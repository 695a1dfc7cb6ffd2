import * as z from 'zod/mini';
import { pageName } from './page.ts';

/** The team that owns a remote, and where to reach it: an email address or an https URL. */
export const owner = z.object({
  team: z.string().check(z.minLength(1), z.maxLength(60)),
  support: z
    .string()
    .check(
      z.regex(/^(?:[^\s@/]+@[^\s@/]+\.[^\s@/]+|https:\/\/[^\s/]+\S*)$/, 'expected an email address or an https URL'),
      z.maxLength(200),
    ),
});
export type Owner = z.infer<typeof owner>;

const limits = z.object({
  bytes: z.int().check(z.positive()),
  requests: z.int().check(z.positive()),
  renderMs: z.optional(z.number().check(z.positive())),
});
type Limits = z.infer<typeof limits>;

/**
 * What each page of a remote may add to the shell before its first render: `bytes` of scripts and stylesheets, brotli
 * as served, and the number of `requests` for them. Both count the remote's own files: its entry and the page's files.
 * `renderMs` is the processor time in milliseconds that the server may need to render a public page. Gateways measure
 * it. `pages` has other limits for single pages.
 */
export const budgets = z.extend(limits, { pages: z.optional(z.record(pageName, z.partial(limits))) });
export type Budgets = z.infer<typeof budgets>;

/**
 * The part of a remote's release that only the release tool reads. It is not in the schema of releases, so that
 * browsers do not load code to parse it. Older releases have neither field.
 */
export const ownership = z.object({ owner: z.optional(owner), budgets: z.optional(budgets) });
export type Ownership = z.infer<typeof ownership>;

/** Returns the limits of one page. */
export function budgetOf({ pages, ...others }: Budgets, page: string): Limits {
  return { ...others, ...pages?.[page] };
}
