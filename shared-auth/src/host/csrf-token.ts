import type { AuthRequests } from './auth-requests.ts';

/** The CSRF token of this session, fetched when first needed and kept until a refusal asks for a new one. */
export function csrfTokens(
  requests: Pick<AuthRequests, 'csrfToken'>,
): (need: { renew: boolean }) => Promise<string | null> {
  let held: Promise<string | null> | null = null;
  let isFetching = false;
  return async ({ renew }) => {
    // Many requests may be refused for the same old token.
    if (renew && !isFetching) held = null;
    held ??= fetchOne();
    const asked = held;
    const token = await asked;
    if (token === null && held === asked) held = null;
    return token;
  };
  async function fetchOne(): Promise<string | null> {
    isFetching = true;
    const answer = await requests.csrfToken();
    isFetching = false;
    return answer.kind === 'ok' ? answer.value : null;
  }
}
