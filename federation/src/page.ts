import * as z from 'zod/mini';

/** The names of the shell's layouts. A page that names no layout gets `default`. */
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

/**
 * The names of the context checks that a page can require: they load the object that a page is about, such as a
 * listing. For a missing object the shell shows Page Not Found; `checkout` and `tenancy-agreement` may also redirect.
 * Each is implemented once, in shared-api/src/context.
 */
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

/** The names of the shell's frames. A frame surrounds a page inside its layout, such as the settings menu. */
export const frameNames = ['settings'] as const;

/** The parts of the shell's navigation in which a page can have an entry. */
export const navAreas = ['main', 'property', 'settings'] as const;

/**
 * Who may open a page. `protected`: signed-in users only. `public`: anyone; the page opens without waiting for the
 * session. `guest`: anyone; the page opens when the session is known.
 */
export const access = z.enum(['protected', 'public', 'guest']);

/** A React Router path pattern: `/listings/:listingId`. A parameter with `?` is optional. There is no splat. */
export const pathPattern = z
  .string()
  .check(z.regex(/^\/(?:[a-z0-9-]+|:[a-zA-Z]+\??)?(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+\??))*$/));

/** Where the shell's navigation shows the page, and in which order. */
export const navEntry = z.object({
  in: z.enum(navAreas),
  /**
   * In a property's navigation: the group in which the entry is shown, such as `renting`. Also its heading. The shell
   * has the order of the groups. Entries without a group are above all groups when their `order` is below 10, otherwise
   * below them.
   */
  group: z.optional(z.string().check(z.regex(/^[a-z]+( [a-z]+)*$/), z.maxLength(20))),
  /**
   * In the main navigation: the mode in which the entry is shown, and which its page has: to find a home, or to manage
   * the user's properties. Without it, protected pages are in `manage` and all others in `find`.
   */
  mode: z.optional(z.enum(['find', 'manage'])),
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  order: z.number(),
  /**
   * In the main navigation: the path of the API resource whose `count` the shell shows beside the label, such as
   * `/api/inbox/count`. It is what is new for the signed-in user. The shell reads it once the page is idle.
   */
  badge: z.optional(pathPattern),
});

/** The name of a page: lower case, digits and hyphens. */
export const pageName = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

export const page = z.object({
  path: pathPattern,
  /**
   * The name of the page. The page `search` has its code in `src/pages/search.page.tsx` and is exposed as `./search`.
   */
  page: pageName,
  layout: z._default(z.enum(layoutNames), 'default'),
  access: z._default(access, 'protected'),
  guards: z._default(z.array(z.enum(guardNames)), []),
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  /**
   * The allowed values of path parameters, by parameter name. Any other value is a 404. A parameter without an entry
   * may have any value.
   */
  paramValues: z.optional(z.record(z.string(), z.array(z.string()).check(z.minLength(1)))),
  nav: z.optional(navEntry),
  /** For a page without its own navigation entry: the path of the page whose entry is marked as current instead. */
  activeNavPath: z.optional(pathPattern),
  /**
   * The path of the API resource that a public page shows, such as `/api/listings/:listingId`. When the backend has no
   * such resource, the site responds with 404.
   */
  resource: z.optional(z.string().check(z.regex(/^\/api\/[a-z-]+\/:[a-zA-Z]+$/))),
  /**
   * True when the URL itself gives access to anyone who has it, such as a link in a mail. The browser never sends this
   * URL to other sites, search engines and caches do not store the page, and no tag manager runs on it.
   */
  secretUrl: z.optional(z.boolean()),
  /**
   * The ids of the browser stores in which guests save data for this page, such as a shortlist. After a sign-in on any
   * page, the shell runs this page's loader if one of the stores is not empty. The loader merges the data into the
   * account.
   */
  guestStores: z.optional(z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)))),
  /**
   * What the page embeds from another origin: `payment`, the card fields of the payment provider. Only the document of
   * such a page may load them, so the shell opens the page by loading its document.
   */
  embeds: z.optional(z.enum(['payment'])),
  /**
   * For a page that visitors can open: true when its components insert style elements, as Mantine's do for props with
   * one value per breakpoint. Its document then has a nonce, so caches cannot store it. Other such pages may use style
   * attributes and stylesheets only. Protected pages may always insert style elements.
   */
  insertsStyles: z.optional(z.boolean()),
  /** The frame of the shell that surrounds the page; undefined for none. */
  frame: z.optional(z.enum(frameNames)),
});
export type Page = z.infer<typeof page>;
export type PageInput = z.input<typeof page>;

export const remoteName = z.string().check(z.regex(/^remote-[a-z0-9]+(?:-[a-z0-9]+)*$/));
