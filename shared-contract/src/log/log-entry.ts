import * as z from 'shared-contract/schema';

/** The body of `POST /api/log-entries`. A log service other than ours receives the same body (SPEC §3, §7). */
export const logEntry = z.object({
  type: z.enum(['debug', 'info', 'warn', 'error']),
  message: z.string(),
  additionalInfo: z.optional(z.unknown()),
});

export type LogEntry = z.infer<typeof logEntry>;

/** The path of the log service that is used by default. */
export const logEntriesPath = '/api/log-entries';

/** The path to which browsers send reports about violations of the Content-Security-Policy. */
export const cspReportsPath = '/api/csp-reports';

/**
 * The header with which the gateway names the releases that a browser previews, such as `remote-x@1.2.3`, in its log
 * entries and reports. The gateway removes a header that the browser sent.
 */
export const previewHeader = 'x-verandah-preview';
