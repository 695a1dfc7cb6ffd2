import * as z from 'zod/mini';

/** SPEC §2. `default` is used when a page names none. */
export const layoutName = z.enum([
  'default',
  'clean',
  'checkout',
  'focused-listing',
  'focused-property-create',
  'property-dashboard',
  'auth',
]);
export type LayoutName = z.infer<typeof layoutName>;

/** SPEC §2, context checks; written once each in shared-api/src/context. */
export const guardName = z.enum([
  'checkout',
  'listing',
  'listing-order',
  'order-confirmation',
  'order',
  'property',
  'property-enhancements',
  'subscription',
  'tenancy-agreement',
  'tenancy',
]);
export type GuardName = z.infer<typeof guardName>;

/**
 * Who may open a page. `protected`: signed-in only. `public`: anyone, without waiting for the session. `guest`: anyone,
 * but the session is loaded first (DESIGN §3).
 */
export const access = z.enum(['protected', 'public', 'guest']);

/** Where the shell's navigation shows the page, and in which order. */
export const navEntry = z.object({
  in: z.enum(['main', 'property', 'settings']),
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  order: z.number(),
});

/** A React Router path pattern: `/listings/:listingId`, optional segments with `?`. No splat: a page owns what it names. */
const pathPattern = z.string().check(z.regex(/^\/(?:[a-z0-9-]+|:[a-zA-Z]+\??)?(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+\??))*$/));

export const page = z.object({
  path: pathPattern,
  /** `search` is the file `src/pages/search.page.tsx` and the expose `./search`. */
  page: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  layout: z._default(layoutName, 'default'),
  access: z._default(access, 'protected'),
  guards: z._default(z.array(guardName), []),
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  /** What a parameter of the path may be, by its name: an address with another value is nobody's, a 404. Any value where left out. */
  paramValues: z.optional(z.record(z.string(), z.array(z.string()).check(z.minLength(1)))),
  nav: z.optional(navEntry),
  /** Path of the page whose entry in the navigation stands for this one, which has none of its own. */
  activeNavPath: z.optional(pathPattern),
  /** API resource the page shows, `/api/listings/:listingId`: where it answers 404, the page's HTML is a 404 too. Public pages only. */
  resource: z.optional(z.string().check(z.regex(/^\/api\/[a-z-]+\/:[a-zA-Z]+$/))),
  /** The address alone opens the page, as a mailed link does: no other site, no search engine and no cache gets to know it. */
  secretUrl: z.optional(z.boolean()),
  /**
   * Ids of persisted stores in which a visitor keeps things that belong on this page. The shell runs the page's loader once
   * somebody has signed in while such a store is not empty, whichever page that happens on: the loader brings them into the account.
   */
  guestStores: z.optional(z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)))),
  /** Draws the page inside a frame of the shell. */
  frame: z.optional(z.enum(['settings'])),
});
export type Page = z.infer<typeof page>;
export type PageInput = z.input<typeof page>;

export const remoteName = z.string().check(z.regex(/^remote-[a-z0-9]+(?:-[a-z0-9]+)*$/));
