import type { AuthRequests } from './auth-requests.ts';

/**
 * Returns a function that resolves to the CSRF token of this session, or to null when it cannot be fetched. The token
 * is cached until `renew` asks for a new one, which the API does after a 403.
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
    // Many requests can be refused for the same old token; they share one new token.
    if (renew && !isFetching) cached = null;
    cached ??= fetchToken();
    const current = cached;
    const token = await current;
    if (token === null && cached === current) cached = null;
    return token;
  };
}
