import type { HydrationState as RouterHydrationState } from 'react-router';
import type { DehydratedQuery } from 'shared-api/host';

/**
 * The data with which the gateway rendered a public page. The browser hydrates with the same data and requests nothing.
 */
export type HydrationState = {
  loaderData: RouterHydrationState['loaderData'];
  queries: DehydratedQuery[];
};

/** Null when the gateway did not render the page. */
export function readHydrationState(document: Document): HydrationState | null {
  const text = document.getElementById('hydration-state')?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : null;
}
