import * as z from 'zod/mini';

/** The shell's layouts. `default` applies when a page names none. */
export const layoutNames = [
  'default',
  'clean',
  'checkout',
  'focused-listing',
  'focused-property-create',
  'property-dashboard',
  'auth',
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** The context checks, each implemented once in shared-api/src/context. */
export const guardNames = [
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
] as const;
export type GuardName = (typeof guardNames)[number];

/** Frames of the shell that a page can be rendered in, inside its layout. */
export const frameNames = ['settings'] as const;

/** The parts of the shell's navigation in which a page can have an entry. */
export const navAreas = ['main', 'property', 'settings'] as const;

/**
 * Who may open a page. `protected`: signed-in users. `public`: anyone, without waiting for the session. `guest`:
 * anyone, but the session is loaded first.
 */
export const access = z.enum(['protected', 'public', 'guest']);

/** Where the shell's navigation shows the page, and in which order. */
export const navEntry = z.object({
  in: z.enum(navAreas),
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  order: z.number(),
});

/** A React Router path pattern: `/listings/:listingId`, optional segments with `?`, no splat. */
export const pathPattern = z
  .string()
  .check(z.regex(/^\/(?:[a-z0-9-]+|:[a-zA-Z]+\??)?(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+\??))*$/));

export const page = z.object({
  path: pathPattern,
  /** `search` is the file `src/pages/search.page.tsx` and the expose `./search`. */
  page: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  layout: z._default(z.enum(layoutNames), 'default'),
  access: z._default(access, 'protected'),
  guards: z._default(z.array(z.enum(guardNames)), []),
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  /** The allowed values of path parameters. Another value is a 404. A parameter that is not listed takes any value. */
  paramValues: z.optional(z.record(z.string(), z.array(z.string()).check(z.minLength(1)))),
  nav: z.optional(navEntry),
  /** A page without a navigation entry of its own: the path of the page whose entry is marked as current. */
  activeNavPath: z.optional(pathPattern),
  /**
   * The API resource that a public page shows, such as `/api/listings/:listingId`. When the resource does not exist,
   * the page responds with 404.
   */
  resource: z.optional(z.string().check(z.regex(/^\/api\/[a-z-]+\/:[a-zA-Z]+$/))),
  /**
   * True when the URL itself grants access, such as a mailed link. It is sent to no other site, search engine or cache.
   */
  secretUrl: z.optional(z.boolean()),
  /**
   * Ids of persisted stores that hold a guest's data for this page. After sign-in on any page, the shell runs this
   * page's loader when one of them is not empty; the loader merges the data into the account.
   */
  guestStores: z.optional(z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)))),
  /** Renders the page inside a frame of the shell. */
  frame: z.optional(z.enum(frameNames)),
});
export type Page = z.infer<typeof page>;
export type PageInput = z.input<typeof page>;

export const remoteName = z.string().check(z.regex(/^remote-[a-z0-9]+(?:-[a-z0-9]+)*$/));
