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

export type AuthResponse<T> =
  | { kind: 'ok'; value: T /** The server's clock, milliseconds; null when it sent none. */; serverNow: number | null }
  /** A definitive no: it will not change by asking again. */
  | { kind: 'refused'; status: number /** What the service says of it. */; message?: string | undefined }
  /** JSON of another shape than the contract's. */
  | { kind: 'invalid' }
  /** Offline, time-out, a server in trouble, or a page of HTML in its place: worth asking again. */
  | { kind: 'transient'; retryAfterMs: number };

export type AuthRequests = {
  session: () => Promise<AuthResponse<SessionResponse>>;
  /** `stale`: the handle was replaced some time ago; no verdict, the session has to be read. */
  refresh: (refreshToken: string) => Promise<AuthResponse<Tokens> | { kind: 'stale' }>;
  customerUser: (id: string, accessToken: string) => Promise<AuthResponse<AppUser>>;
  csrfToken: () => Promise<AuthResponse<string>>;
};

/** Nothing else ends a session: a 404 is a server put up wrongly. */
const definitiveStatuses = new Set([400, 401, 403]);

/** Not there, or gone: definitive where one thing is asked for by its id. */
const missingStatuses = new Set([...definitiveStatuses, 404, 410]);

/** Another tab refreshed long before us: no verdict, the session as it is tells more (`staleHandleCode`). */
const staleHandleStatus = 409;

const refreshStatuses = new Set([...definitiveStatuses, staleHandleStatus]);

const longestRetryAfterMs = 3600_000;

/** The session's own calls (SPEC §7). Results are values: none of these ever throws. */
export function authRequests(
  baseUrl: string,
  fetcher: (url: string, init: RequestInit) => Promise<Response>,
  timeoutMs = 10_000,
): AuthRequests {
  async function ask<T>(
    path: string,
    schema: z.core.$ZodType<T>,
    init: RequestInit,
    definitive = definitiveStatuses,
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
      const parsed = z.safeParse(schema, JSON.parse(await response.text()));
      if (!parsed.success) return { kind: 'invalid' };
      return { kind: 'ok', value: parsed.data, serverNow: dateOf(response) };
    } catch {
      // Also a body that broke off, or that is no JSON at all: a proxy's page, a captive portal.
      return { kind: 'transient', retryAfterMs: 0 };
    }
  }
  const session = () => ask('/api/auth/session', sessionResponse, { headers: { Accept: 'text/json' } });
  return {
    session,
    async refresh(refreshToken) {
      const init = {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
      };
      const answer = await ask('/api/auth/refresh-token', refreshResponse, init, refreshStatuses);
      if (answer.kind === 'refused' && answer.status === staleHandleStatus) return { kind: 'stale' };
      return answer.kind === 'ok' ? { ...answer, value: answer.value.tokens } : answer;
    },
    customerUser: (id, accessToken) =>
      ask(
        `/api/customer-users/${encodeURIComponent(id)}`,
        appUser,
        { headers: { Accept: 'application/ld+json', Authorization: `Bearer ${accessToken}` } },
        missingStatuses,
      ),
    async csrfToken() {
      const answer = await ask('/api/auth/csrf-token', csrfTokenResponse, { headers: { Accept: 'application/json' } });
      return answer.kind === 'ok' ? { ...answer, value: answer.value.csrfToken } : answer;
    },
  };
}

async function refusal(response: Response, definitive: ReadonlySet<number>): Promise<AuthResponse<never>> {
  const { status } = response;
  if (!definitive.has(status)) return { kind: 'transient', retryAfterMs: retryAfter(response) };
  const body: unknown = await response.json().catch(() => null);
  return { kind: 'refused', status, message: z.safeParse(spoken, body).data?.detail };
}

/** A problem (RFC 9457), as far as people read it. */
const spoken = z.object({ detail: z.string() });

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3), the date against the server's own clock. */
function retryAfter(response: Response): number {
  const header = response.headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - (dateOf(response) ?? Number.NaN);
  return ms > 0 ? Math.min(ms, longestRetryAfterMs) : 0;
}

function dateOf(response: Response): number | null {
  const parsed = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(parsed) ? null : parsed;
}
