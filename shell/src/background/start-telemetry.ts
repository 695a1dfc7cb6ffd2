import { loadTagManager } from 'shared-platform/host';
import { readVisit } from '../page-context/read-visit.ts';
import { allowTagScripts } from '../remotes/trusted-types.ts';
import { reportWebVitals } from './web-vitals.ts';

/** Starts the code that only measures: web vitals, and the tag manager if one is configured. */
export function startTelemetry(document: Document): void {
  const { tagManagerId } = readVisit(document).config;
  reportWebVitals();
  if (tagManagerId !== null) allowTagScripts();
  loadTagManager(document, tagManagerId);
}
