import type { HydrationState as RouterHydrationState } from 'react-router';
import type { DehydratedQuery } from 'shared-api/host';

/**
 * The data with which the gateway rendered a public page. The browser hydrates the page with the same data, so it does
 * not request this data again.
 */
export type HydrationState = {
  loaderData: RouterHydrationState['loaderData'];
  queries: DehydratedQuery[];
};

/** Returns the hydration state from the HTML; null when the gateway did not render the page. */
export function readHydrationState(document: Document): HydrationState | null {
  const text = document.getElementById('hydration-state')?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : null;
}
