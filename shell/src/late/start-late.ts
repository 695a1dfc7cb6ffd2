import { loadTagManager } from 'shared-platform/host';
import { allowTagScripts } from '../remotes/trusted-types.ts';
import { readVisit } from '../visit/read-visit.ts';
import { reportWebVitals } from './web-vitals.ts';

/** What only watches: how the page felt, and the tag manager where one is configured. */
export function startLate(document: Document): void {
  const { tagManagerId } = readVisit(document).config;
  reportWebVitals();
  if (tagManagerId !== null) allowTagScripts();
  loadTagManager(document, tagManagerId);
}
