import * as z from 'zod/mini';

/**
 * The versions of the mount contract that this version of the shell implements. A remote with a React of its own names
 * one in its definition. Add a version when an existing mounted remote would misunderstand the change.
 */
export const mountContracts = [1] as const;
export type MountContract = (typeof mountContracts)[number];

/**
 * The version of the mount contract through which the shell renders all pages of a remote. Missing for a remote that
 * uses the shell's React.
 */
export const mount = z.optional(z.literal(mountContracts));

/**
 * The function `mount` that each page file of a mounted remote exports (version 1). It renders the page into `element`,
 * an empty `div` of its own, and returns at once. The element must have content within 8 s, and must not be empty for
 * longer than a second later; otherwise the shell shows its failure notice instead.
 * @throws any error; the shell then shows its failure notice
 */
export type Mount = (element: HTMLElement, context: MountContext) => MountedPage;

export interface MountedPage {
  /** Called with a new context after each change of the location, the session or the theme. */
  update(context: MountContext): void;
  /** Called when the user leaves the page, when a protected page's user signs out, and after `onError`. */
  unmount(): void;
}

/** What the shell gives a mounted page. Its functions are the same in each context, so the first ones stay valid. */
export interface MountContext {
  readonly location: MountLocation;
  readonly session: MountSession;
  readonly theme: MountTheme;
  /**
   * Navigates to a URL of this site, as a link does: unsaved work is asked about first. Ordinary links (`<a href>`) in
   * the element do the same without any code.
   * @returns false, without navigating, for another origin and for a dangerous URL
   */
  navigate(to: string, options?: { readonly replace?: boolean }): boolean;
  /**
   * Sends a request to the site's API with the shell's client, which adds the access token and the CSRF token. The page
   * never sees a token.
   * @throws an Error whose `name` is `ApiProblem` (with the `status`), `NetworkFailure`, `ContractMismatch` or
   * `SessionEnded`
   */
  request(request: MountRequest): Promise<MountResponse>;
  /**
   * Says what the user would lose by leaving, such as `the new request`; null for nothing. The shell then asks first,
   * and postpones a new build.
   */
  setUnsavedWork(description: string | null): void;
  /** Call it with an error after which the page cannot go on. The shell unmounts it and shows its failure notice. */
  onError(error: unknown): void;
}

export interface MountLocation {
  readonly pathname: string;
  /** The query with its `?`, or an empty text. */
  readonly search: string;
  /** The fragment with its `#`, or an empty text. */
  readonly hash: string;
  /** The parameters of the path in the page table. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface MountSession {
  /** `notReady` only on a public page. `ended`: the session-expired dialog covers the page; the user is still there. */
  readonly status: 'notReady' | 'signedOut' | 'signedIn' | 'ended';
  /** The signed-in user; null for a visitor. */
  readonly user: MountUser | null;
}

export interface MountUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
}

export interface MountTheme {
  /** The colours that are shown now. The shell's CSS variables on `:root`, `--mantine-…`, already fit. */
  readonly colourScheme: 'light' | 'dark';
}

export interface MountRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Starts with `/api/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** A key for a write that the user may send again. The server runs requests with the same key only once. */
  readonly idempotencyKey?: string;
  /** The entity tag of the version that the user has seen. */
  readonly ifMatch?: string;
}

/** A response as the server sent it, with all its fields. The page validates it. */
export interface MountResponse {
  readonly body: unknown;
  readonly etag: string | null;
}
