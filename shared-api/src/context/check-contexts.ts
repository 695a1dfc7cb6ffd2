import type { ContextName } from './context-name.ts';
import type { Focus } from './focus.ts';

/** The result of a page's checks: what is in focus now, or where to go instead. */
export type ContextVerdict = { ok: true; found: Partial<Focus> } | { ok: false; redirect: string };

/**
 * Parameters of the page's path: `propertyId`, `listingId`, `orderId`, `subscriptionId`, `agreementId`, `tenancyId`.
 */
export type ContextParams = Readonly<Record<string, string | undefined>>;

/**
 * Runs the named checks in parallel; the shell runs them while it loads the page's code. The responses are cached
 * unparsed under the resources' addresses, so the page sends no second request and parses them with its own contract.
 * @throws ApiProblem 404 for an object that is missing or belongs to another user, 403 for a forbidden one;
 * NetworkFailure and the other errors of the client.
 */
export async function checkContexts(
  names: readonly ContextName[],
  params: ContextParams,
  pathname: string,
): Promise<ContextVerdict> {
  if (names.length === 0) return { ok: true, found: {} };
  const { checks } = await loadChecks();
  const verdicts = await Promise.all(names.map((name) => checks[name](params, pathname)));
  const redirect = verdicts.find((verdict) => !verdict.ok);
  if (redirect) return redirect;
  return { ok: true, found: Object.assign({}, ...verdicts.map((verdict) => (verdict.ok ? verdict.found : {}))) };
}

/** Loads the checks, which only pages with a context need. Calling it early saves a round trip. */
export function loadChecks(): Promise<typeof import('./checks.ts')> {
  return import('./checks.ts');
}
