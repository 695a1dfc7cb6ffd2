import {
  type AppUser,
  appUser,
  csrfTokenResponse,
  refreshResponse,
  type SessionResponse,
  sessionResponse,
  type Tokens,
} from 'shared-contract/session';
import * as z from 'zod/mini';

export type Answer<T> =
  | { kind: 'ok'; value: T /** The server's clock, milliseconds; null when it sent none. */; serverNow: number | null }
  /** A definitive no: it will not change by asking again. */
  | { kind: 'refused'; status: number }
  | { kind: 'invalid' }
  /** Offline, time-out, or a server in trouble: worth asking again. */
  | { kind: 'transient'; retryAfterMs: number };

export type AuthRequests = {
  session: () => Promise<Answer<SessionResponse>>;
  refresh: (refreshToken: string) => Promise<Answer<Tokens>>;
  customerUser: (id: string, accessToken: string) => Promise<Answer<AppUser>>;
  csrfToken: () => Promise<Answer<string>>;
};

/** Another tab refreshed long before us: no verdict, the session as it is tells more (`staleHandleCode`). */
const staleHandleStatus = 409;

const transientStatuses = new Set([408, 425, 429]);

/** The session's own calls (SPEC §7). Results are values: none of these ever throws. */
export function authRequests(
  baseUrl: string,
  fetcher: (url: string, init: RequestInit) => Promise<Response>,
  timeoutMs = 10_000,
): AuthRequests {
  async function ask<T>(path: string, schema: z.core.$ZodType<T>, init: RequestInit): Promise<Answer<T>> {
    try {
      const response = await fetcher(`${baseUrl}${path}`, {
        cache: 'no-store',
        credentials: 'same-origin',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...init,
      });
      if (!response.ok) return refusal(response);
      const parsed = z.core.safeParse(schema, await jsonOf(response));
      if (!parsed.success) return { kind: 'invalid' };
      return { kind: 'ok', value: parsed.data, serverNow: dateOf(response) };
    } catch {
      return { kind: 'transient', retryAfterMs: 0 };
    }
  }
  const session = () => ask('/api/auth/session', sessionResponse, { headers: { Accept: 'text/json' } });
  return {
    session,
    async refresh(refreshToken) {
      const answer = await ask('/api/auth/refresh-token', refreshResponse, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
      });
      if (answer.kind === 'refused' && answer.status === staleHandleStatus) return tokensOf(await session());
      return answer.kind === 'ok' ? { ...answer, value: answer.value.tokens } : answer;
    },
    customerUser: (id, accessToken) =>
      ask(`/api/customer-users/${encodeURIComponent(id)}`, appUser, {
        headers: { Accept: 'application/ld+json', Authorization: `Bearer ${accessToken}` },
      }),
    async csrfToken() {
      const answer = await ask('/api/auth/csrf-token', csrfTokenResponse, { headers: { Accept: 'application/json' } });
      return answer.kind === 'ok' ? { ...answer, value: answer.value.csrfToken } : answer;
    },
  };
}

function tokensOf(answer: Answer<SessionResponse>): Answer<Tokens> {
  if (answer.kind !== 'ok') return answer;
  const { tokens } = answer.value;
  return tokens ? { ...answer, value: tokens } : { kind: 'refused', status: 401 };
}

function refusal(response: Response): Answer<never> {
  const { status } = response;
  if (status < 500 && !transientStatuses.has(status)) return { kind: 'refused', status };
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return { kind: 'transient', retryAfterMs: Number.isFinite(seconds) ? Math.min(seconds * 1000, 60_000) : 0 };
}

/** A body that is not JSON is an invalid answer, a body that breaks off is a transient one. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function dateOf(response: Response): number | null {
  const parsed = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(parsed) ? null : parsed;
}
