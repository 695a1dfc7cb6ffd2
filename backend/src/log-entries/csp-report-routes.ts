import { cspReportsPath } from 'shared-contract/log/log-entry';
import * as z from 'zod/mini';
import { noContent } from '../http/json-ld.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { logJson } from './log-text.ts';
import { previewOf } from './preview-of.ts';

/** The content type with which browsers send reports to a `report-uri`. */
export const cspReportType = 'application/csp-report';

const maxReportLength = 2_000;

/** Browsers send a report here when a page violates the Content-Security-Policy, for example through injected code. */
const postCspReport = publicRoute('POST', cspReportsPath, {
  summary: 'Logs a violation of the Content-Security-Policy. Browsers send it.',
  body: z.object({ 'csp-report': z.record(z.string(), z.unknown()) }),
  bodyTypes: [cspReportType],
  response: null,
  status: 204,
  readOnly: true,
  bodyLimit: 65_536,
  rateLimit: ({ logEntriesPerMinute }) => ({ max: logEntriesPerMinute, timeWindow: '1 minute' }),
  async handler({ body, request }) {
    const report = logJson(body['csp-report'], maxReportLength);
    request.log.warn({ report, ...previewOf(request) }, 'Content-Security-Policy violated');
    return noContent();
  },
});

export const cspReportRoutes: Route[] = [postCspReport];
