import type { ContractFinding } from '../resource/contract-finding.ts';

/** The session's reply to a request for an access token. */
export type TokenReply =
  | { kind: 'token'; token: string }
  /** There is no user, or the session is not known yet. The request is then sent without a token. */
  | { kind: 'none' }
  | { kind: 'ended'; reason: string }
  /** The session cannot be checked now, because the browser is offline or the server fails. */
  | { kind: 'unavailable' };

/**
 * The functions and settings that the API client gets from its environment. The shell sets them at startup; tests pass
 * their own.
 */
export type ApiPorts = {
  /** The origin of the API; `''` for the page's own origin. Tokens are sent to this origin only. */
  baseUrl: string;
  /** Called before each request. A write waits until the session is known; a read does not. */
  accessToken: (need: { write: boolean }) => Promise<TokenReply>;
  /**
   * Called after a 401, with the rejected token. Returns a new token: a refreshed one, or one that another request has
   * fetched since.
   */
  freshAccessToken: (rejected: string | null) => Promise<TokenReply>;
  /**
   * Called after a second 401, or after a 400 under /auth/. Returns `ended` when the session has ended, `alive` when
   * only this request failed.
   */
  sessionVerdict: (status: number) => Promise<{ kind: 'alive' } | { kind: 'ended'; reason: string }>;
  csrfToken: (need: { renew: boolean }) => Promise<string | null>;
  warn: (message: string, info?: Record<string, unknown>) => void;
  /** Called once for each mismatch between a response, or a value in it, and the schema of the remote that reads it. */
  reportFinding?: (finding: ContractFinding) => void;
  /**
   * Called when a write starts, so that the page does not reload during the write. Returns a function to call when the
   * write has ended.
   */
  startWrite?: () => () => void;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds without a response after which a request fails. */
  timeoutMs?: number;
  /** Milliseconds to wait before a failed read is repeated. A read is repeated only once. */
  retryDelayMs?: number;
};

/** The ports of a visitor without a session. `configureApi` uses them for the ports that it is not given. */
export const visitorPorts: Omit<ApiPorts, 'baseUrl'> = {
  accessToken: async () => ({ kind: 'none' }),
  freshAccessToken: async () => ({ kind: 'none' }),
  sessionVerdict: async () => ({ kind: 'alive' }),
  csrfToken: async () => null,
  warn: () => {},
};
