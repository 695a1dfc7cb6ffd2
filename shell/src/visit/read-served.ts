import type { HydrationState } from 'react-router';
import type { DehydratedQuery } from 'shared-api/host';

/** What the gateway drew a public page with: the browser takes it over as it stands, without asking for anything again. */
export type Served = {
  loaderData: HydrationState['loaderData'];
  queries: DehydratedQuery[];
};

/** Null when the page was not drawn by the gateway. */
export function readServed(document: Document): Served | null {
  const text = document.getElementById('served')?.textContent;
  return text ? (JSON.parse(text) as Served) : null;
}
