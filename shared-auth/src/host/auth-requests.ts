import {
  type AppUser,
  appUser,
  csrfTokenResponse,
  refreshResponse,
  type SessionResponse,
  sessionResponse,
  type Tokens,
} from 'shared-contract/user/session';
import * as z from 'zod/mini';

/** The outcome of a session request. */
export type AuthResponse<T> =
  /** `serverNow` is the `Date` header of the response in milliseconds, or null without one. */
  | { kind: 'ok'; value: T; serverNow: number | null }
  /** The server refused the request, and a retry would be refused too. `message` is the `detail` of the problem. */
  | { kind: 'refused'; status: number; message?: string | undefined }
  /** The server sent a 200 whose body does not match the contract. */
  | { kind: 'invalid' }
  /**
   * No usable response: offline, timed out, a server error, or a page of HTML instead of JSON. A later attempt may
   * work.
   */
  | { kind: 'transient'; retryAfterMs: number };

/** The requests that concern the session (SPEC §7). None of them throws or rejects. */
export type AuthRequests = {
  session: () => Promise<AuthResponse<SessionResponse>>;
  /**
   * `stale` means that another tab has refreshed, so this refresh token is outdated. The session may still be valid, so
   * the caller loads it again.
   */
  refresh: (refreshToken: string) => Promise<AuthResponse<Tokens> | { kind: 'stale' }>;
  customerUser: (id: string, accessToken: string) => Promise<AuthResponse<AppUser>>;
  csrfToken: () => Promise<AuthResponse<{ csrfToken: string }>>;
};

/**
 * The refusals that end the session. A 404 does not, because it can come from a server that is deployed wrongly; only
 * the request for the app user treats it as final ({@link missingStatuses}).
 */
const definitiveStatuses = [400, 401, 403];

/**
 * The statuses that are final for a request of one resource by its id: 404 and 410 mean that the resource does not
 * exist.
 */
const missingStatuses = [...definitiveStatuses, 404, 410];

/** The status for an outdated refresh token (`staleHandleCode`). */
const staleStatus = 409;
const refreshStatuses = [...definitiveStatuses, staleStatus];

const maxRetryAfterMs = 3600_000;

/**
 * Creates the requests of the session.
 * @param baseUrl origin of the API; empty for this origin
 * @param timeoutMs a request that takes longer is aborted and counts as transient
 */
export function authRequests(
  baseUrl: string,
  fetcher: (url: string, init: RequestInit) => Promise<Response>,
  timeoutMs = 10_000,
): AuthRequests {
  /**
   * Sends a request and converts its response.
   * @param isStrict if true, a body that is not JSON, such as a proxy's HTML page, is `invalid` instead of `transient`
   */
  async function send<T>(
    path: string,
    schema: z.core.$ZodType<T>,
    init: RequestInit,
    definitive = definitiveStatuses,
    isStrict = false,
  ): Promise<AuthResponse<T>> {
    try {
      const response = await fetcher(`${baseUrl}${path}`, {
        cache: 'no-store',
        credentials: 'same-origin',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...init,
      });
      if (!response.ok) return await refusal(response, definitive);
      const body = parseJson(await response.text());
      if (body === undefined && !isStrict) return transient;
      const parsed = z.safeParse(schema, body);
      return parsed.success ? { kind: 'ok', value: parsed.data, serverNow: dateOf(response) } : { kind: 'invalid' };
    } catch {
      return transient;
    }
  }
  return {
    session: () => send('/api/auth/session', sessionResponse, { headers: { Accept: 'text/json' } }),
    async refresh(refreshToken) {
      const init = {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
      };
      const response = await send('/api/auth/refresh-token', refreshResponse, init, refreshStatuses, true);
      if (response.kind === 'refused' && response.status === staleStatus) return { kind: 'stale' };
      return response.kind === 'ok' ? { ...response, value: response.value.tokens } : response;
    },
    customerUser: (id, accessToken) =>
      send(
        `/api/customer-users/${encodeURIComponent(id)}`,
        appUser,
        { headers: { Accept: 'application/ld+json', Authorization: `Bearer ${accessToken}` } },
        missingStatuses,
      ),
    csrfToken: () => send('/api/auth/csrf-token', csrfTokenResponse, { headers: { Accept: 'application/json' } }),
  };
}

const transient = { kind: 'transient', retryAfterMs: 0 } as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function refusal(response: Response, definitive: readonly number[]): Promise<AuthResponse<never>> {
  const { status } = response;
  if (!definitive.includes(status)) return { kind: 'transient', retryAfterMs: retryAfter(response) };
  const problem = z.safeParse(problemDetail, parseJson(await response.text().catch(() => '')));
  return { kind: 'refused', status, message: problem.data?.detail };
}

/** The field of a problem (RFC 9457) that users read. */
const problemDetail = z.object({ detail: z.string() });

/**
 * Returns how many milliseconds the `Retry-After` header asks to wait; 0 without a usable header. The header contains
 * seconds, or a date that is compared with the server's clock (RFC 9110 §10.2.3).
 */
function retryAfter(response: Response): number {
  const header = response.headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - (dateOf(response) ?? Number.NaN);
  return ms > 0 ? Math.min(ms, maxRetryAfterMs) : 0;
}

function dateOf(response: Response): number | null {
  return Date.parse(response.headers.get('date') ?? '') || null;
}
