import { logEntriesPath, logEntry } from 'shared-contract/log/log-entry';
import { deviceLabel } from '../auth/device-label.ts';
import { noContent } from '../http/json-ld.ts';
import { publicRoute } from '../http/route.ts';
import { logJson, logText } from './log-text.ts';
import { previewOf } from './preview-of.ts';

const maxMessageLength = 2_000;
const maxInfoLength = 8_000;
/** The message with which the shell logs each web vital. */
const webVitalMessage = 'Web vital';

/** The log service that the site's pages use by default. Writes each entry to the server's log. */
export const postLogEntry = publicRoute('POST', logEntriesPath, {
  summary: 'Logs an entry of a page. Without X-CSRF-Token, because sendBeacon can’t send headers.',
  body: logEntry,
  response: null,
  status: 204,
  readOnly: true,
  // `navigator.sendBeacon` sends at most this many bytes.
  bodyLimit: 65_536,
  rateLimit: ({ logEntriesPerMinute }) => ({ max: logEntriesPerMinute, timeWindow: '1 minute' }),
  async handler({ body, request }) {
    const page = {
      message: logText(body.message, maxMessageLength),
      info: logJson(body.additionalInfo, maxInfoLength),
      device: deviceLabel(request.headers['user-agent']),
    };
    const preview = previewOf(request);
    request.log[body.type]({ page, ...preview }, 'log entry of a page');
    // Previewed releases are not what visitors get.
    if (body.message === webVitalMessage && !preview.preview) request.server.vitals.count(body.additionalInfo);
    return noContent();
  },
});
