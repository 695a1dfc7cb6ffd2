import { loadTagManager } from 'shared-platform/host';
import { watchGlobals } from '../monitoring/changed-globals.ts';
import { watchLongTasks } from '../monitoring/long-tasks.ts';
import { startReports } from '../monitoring/release-reports/send-results.ts';
import { readVisit } from '../page-context/read-visit.ts';
import { allowTagScripts } from '../remotes/trusted-types.ts';
import { reportBrowserSpans } from './report-browser-spans.ts';
import { reportWebVitals } from './web-vitals.ts';

export { sendResults } from '../monitoring/release-reports/send-results.ts';

/**
 * Starts the code that only measures: web vitals, spans, long tasks, changed globals, reports about releases, and the
 * tag manager if one is configured. A document with a secret URL runs no tag manager, which would send the URL to its
 * servers.
 */
export function startTelemetry(document: Document): void {
  const { config, matched } = readVisit(document);
  const tagManagerId = matched?.pages[0]?.secretUrl ? null : config.tagManagerId;
  reportWebVitals();
  reportBrowserSpans(config.apiBaseUrl);
  watchLongTasks();
  watchGlobals(document);
  startReports();
  if (tagManagerId !== null) allowTagScripts();
  loadTagManager(document, tagManagerId);
}
