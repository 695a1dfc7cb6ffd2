import type { ContractFinding } from '../resource/contract-finding.ts';

/** What the session returns when the client needs an access token. */
export type TokenReply =
  | { kind: 'token'; token: string }
  /** A visitor, or a session that is not known yet: the request is sent without a token. */
  | { kind: 'none' }
  | { kind: 'ended'; reason: string }
  /** The session cannot be checked just now (offline, server error). */
  | { kind: 'unavailable' };

/** Everything the client needs from its surroundings; the shell's bootstrap connects them, tests pass their own. */
export type ApiPorts = {
  /** The API's own origin, `''` for the page's. No other origin ever gets a token. */
  baseUrl: string;
  /** Called before a request. A write waits until the session is known, a read does not. */
  accessToken: (need: { write: boolean }) => Promise<TokenReply>;
  /** Called after a 401: refreshes once, or returns the token that arrived since `rejected` was sent. */
  freshAccessToken: (rejected: string | null) => Promise<TokenReply>;
  /**
   * Called after a second 401, or a 400 under /auth/: tells whether the session has ended or only this request failed.
   */
  sessionVerdict: (status: number) => Promise<{ kind: 'alive' } | { kind: 'ended'; reason: string }>;
  csrfToken: (need: { renew: boolean }) => Promise<string | null>;
  warn: (message: string, info?: Record<string, unknown>) => void;
  /** Called once for each response, or value of a response, that a reader's contract does not know. */
  reportFinding?: (finding: ContractFinding) => void;
  /** Marks a write in flight, so that no reload happens during it; returns what ends the mark. */
  startWrite?: () => () => void;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds until a request without a response fails. */
  timeoutMs?: number;
  /** Milliseconds before the one retry of a read. */
  retryDelayMs?: number;
};

/** Ports of a visitor without a session: the default for tests and for a remote that runs alone. */
export const visitorPorts: Omit<ApiPorts, 'baseUrl'> = {
  accessToken: async () => ({ kind: 'none' }),
  freshAccessToken: async () => ({ kind: 'none' }),
  sessionVerdict: async () => ({ kind: 'alive' }),
  csrfToken: async () => null,
  warn: () => {},
};
