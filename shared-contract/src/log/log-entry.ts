import * as z from 'zod/mini';

/** Body of `POST /api/log-entries` and of requests to another log service (SPEC §3, §7). */
export const logEntry = z.object({
  type: z.enum(['debug', 'info', 'warn', 'error']),
  message: z.string(),
  additionalInfo: z.optional(z.unknown()),
});

export type LogEntry = z.infer<typeof logEntry>;

/** Default log service. */
export const logEntriesPath = '/api/log-entries';
