import { isApiProblem } from '../errors/api-problem.ts';
import { NetworkFailure } from '../errors/network-failure.ts';
import { SessionEnded } from '../errors/session-ended.ts';
import type { Call } from './api-client.ts';
import type { ApiPorts, TokenReply } from './api-ports.ts';
import { readProblem } from './read-body.ts';
import { requestUrl } from './request-url.ts';

export type RequestTokens = { token: string | null; csrf: string | null };

/**
 * Sends a request with the access token and, for a write, the CSRF token. When the server rejects a token (with 401 or
 * 403), fetches a new token and repeats the request, at most once for each of the two tokens. Both can be outdated at
 * the same time, for example after another user has signed in.
 * @param attempt sends the request once with the given tokens
 */
export async function sendAuthorised(
  ports: ApiPorts,
  call: Call,
  attempt: (tokens: RequestTokens) => Promise<Response>,
): Promise<Response> {
  const write = call.method !== 'GET';
  const { own, path } = requestUrl(ports.baseUrl, call.path);
  if (!own) return attempt({ token: null, csrf: null });
  const needsCsrf = write && path.startsWith('/api/') && !path.startsWith('/api/auth/');
  let token = tokenOf(await ports.accessToken({ write }));
  let csrf = needsCsrf ? await ports.csrfToken({ renew: false }) : null;
  if (needsCsrf && csrf === null)
    ports.warn('No CSRF token: the request is sent without one.', { method: call.method, path });
  let mayRefreshToken = true;
  let mayRenewCsrf = needsCsrf;
  for (;;) {
    const response = await attempt({ token, csrf });
    if (response.status === 401 && mayRefreshToken) {
      mayRefreshToken = false;
      const fresh = tokenOf(await ports.freshAccessToken(token));
      if (fresh === null || fresh === token) return response;
      token = fresh;
    } else if (mayRenewCsrf && (await isCsrfRejection(response))) {
      mayRenewCsrf = false;
      csrf = await ports.csrfToken({ renew: true });
      if (csrf === null) return response;
    } else {
      await requireSession(ports, path, response);
      return response;
    }
  }
}

/**
 * Decides after a second 401, or a 400 under `/auth/`, whether the session is over (SPEC §8). It calls
 * `sessionVerdict`, because the response alone does not prove that the session is over (H4).
 * @throws SessionEnded when the session is over
 */
async function requireSession(ports: ApiPorts, path: string, { status }: Response): Promise<void> {
  if (status !== 401 && !(status === 400 && path.includes('/auth/'))) return;
  const verdict = await ports.sessionVerdict(status);
  if (verdict.kind === 'ended') throw new SessionEnded(verdict.reason);
}

async function isCsrfRejection(response: Response): Promise<boolean> {
  return response.status === 403 && isApiProblem(await readProblem(response.clone()), { code: 'csrf' });
}

function tokenOf(reply: TokenReply): string | null {
  if (reply.kind === 'ended') throw new SessionEnded(reply.reason);
  if (reply.kind === 'unavailable') throw new NetworkFailure('session-unavailable');
  return reply.kind === 'token' ? reply.token : null;
}
