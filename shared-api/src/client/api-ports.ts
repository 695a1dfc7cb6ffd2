/** What the session says when the client needs a token. */
export type TokenReply =
  | { kind: 'token'; token: string }
  /** A visitor, or a session that is not known yet: the request goes out without one. */
  | { kind: 'none' }
  | { kind: 'ended'; reason: string }
  /** Nobody could tell just now (offline, server trouble). */
  | { kind: 'unavailable' };

/** Everything the client needs from its surroundings; the shell joins them in bootstrap, tests pass their own. */
export type ApiPorts = {
  /** The API's own origin, `''` for the page's. Nothing else ever gets a token. */
  baseUrl: string;
  /** Before a request. A write waits until the session is known, a read does not. */
  accessToken: (need: { write: boolean }) => Promise<TokenReply>;
  /** After a 401: one refresh, or the token that came since `rejected` was sent. */
  freshAccessToken: (rejected: string | null) => Promise<TokenReply>;
  /** After a second 401, or a 400 under /auth/: is the session gone (and ended), or alive (the refusal is about this request)? */
  sessionVerdict: (status: number) => Promise<{ kind: 'alive' } | { kind: 'ended'; reason: string }>;
  csrfToken: (need: { renew: boolean }) => Promise<string | null>;
  warn: (message: string, info?: Record<string, unknown>) => void;
  /** Marks a write in flight, so that no reload happens under it; gives what ends the mark. */
  startWrite?: () => () => void;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds until a request counts as unanswered. */
  timeoutMs?: number;
  /** Milliseconds before the one repeat of a read. */
  retryDelayMs?: number;
};

/** Ports of a visitor without a session: the start for tests and for a remote that runs alone. */
export const visitorPorts: Omit<ApiPorts, 'baseUrl'> = {
  accessToken: async () => ({ kind: 'none' }),
  freshAccessToken: async () => ({ kind: 'none' }),
  sessionVerdict: async () => ({ kind: 'alive' }),
  csrfToken: async () => null,
  warn: () => {},
};
