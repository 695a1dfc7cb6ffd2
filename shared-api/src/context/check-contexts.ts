import type { ContextName } from './context-name.ts';
import type { Focus } from './focus.ts';

/**
 * The result of a page's context checks: the objects that the page is about, or the path to which the browser is
 * redirected.
 */
export type ContextVerdict = { ok: true; found: Partial<Focus> } | { ok: false; redirect: string };

/** Parameters of the page's path, such as `propertyId` or `listingId`. */
export type ContextParams = Readonly<Record<string, string | undefined>>;

/**
 * Runs a page's context checks in parallel. The shell calls it while it loads the page's code. The cache contains the
 * unparsed responses, so the page needs no second request and parses each response with its own contract.
 * @throws ApiProblem 404 for an object that is missing or belongs to another user, 403 for a forbidden one;
 * NetworkFailure and the other errors of the client
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

/** Loads the code of the checks, which only pages with a context need. Calling it early saves a round trip. */
export function loadChecks(): Promise<typeof import('./checks.ts')> {
  return import(/* webpackChunkName: "context-checks" */ './checks.ts');
}
