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
