import type { QueryKey } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

/** What the gateway drew a public page with: the browser takes it over as it stands, without asking for anything again. */
export type Served = {
  loaderData: HydrationState['loaderData'];
  /** Key, answer, and when it came. */
  queries: [QueryKey, unknown, number][];
};

/** Null when the page was not drawn by the gateway. */
export function readServed(document: Document): Served | null {
  const text = document.getElementById('served')?.textContent;
  return text ? (JSON.parse(text) as Served) : null;
}
