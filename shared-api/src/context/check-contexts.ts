import type { ContextName } from './context-name.ts';
import type { Focus } from './focus.ts';

/** What the checks of a page say together: what is in focus now, or where to go instead. */
export type ContextVerdict = { ok: true; found: Partial<Focus> } | { ok: false; redirect: string };

/** Parameters of the page's path: `propertyId`, `listingId`, `orderId`, `subscriptionId`, `agreementId`, `tenancyId`. */
export type ContextParams = Readonly<Record<string, string | undefined>>;

/**
 * Runs the named checks at the same time; a page starts them beside loading its code. Their answers land in the query
 * cache under the resource's usual key, so the page does not ask again.
 * @throws ApiProblem 404 for what is missing or somebody else's, 403 for what is forbidden; NetworkFailure and the others.
 */
export async function checkContexts(
  names: readonly ContextName[],
  params: ContextParams,
  pathname: string,
): Promise<ContextVerdict> {
  if (names.length === 0) return { ok: true, found: {} };
  const { checks } = await loadChecks();
  const verdicts = await Promise.all(names.map((name) => checks[name](params, pathname)));
  const away = verdicts.find((verdict) => !verdict.ok);
  if (away) return away;
  return { ok: true, found: Object.assign({}, ...verdicts.map((verdict) => (verdict.ok ? verdict.found : {}))) };
}

/** The checks with the schemas they need, loaded when a page first names one. Calling it early saves a hop. */
export function loadChecks(): Promise<typeof import('./checks.ts')> {
  return import('./checks.ts');
}
