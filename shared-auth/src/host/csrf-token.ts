import type { AuthRequests } from './auth-requests.ts';

/**
 * Creates a function that resolves to the CSRF token of this session, or to null when it cannot be fetched. The token
 * is cached. With `renew`, which the API client passes after a 403, it fetches a new token.
 */
export function csrfTokens(
  requests: Pick<AuthRequests, 'csrfToken'>,
): (need: { renew: boolean }) => Promise<string | null> {
  let cached: Promise<string | null> | null = null;
  let isFetching = false;

  async function fetchToken(): Promise<string | null> {
    isFetching = true;
    const response = await requests.csrfToken();
    isFetching = false;
    return response.kind === 'ok' ? response.value.csrfToken : null;
  }

  return async ({ renew }) => {
    // The server may refuse several requests because of the same outdated token. They all wait for one new token.
    if (renew && !isFetching) cached = null;
    cached ??= fetchToken();
    const current = cached;
    const token = await current;
    if (token === null && cached === current) cached = null;
    return token;
  };
}
