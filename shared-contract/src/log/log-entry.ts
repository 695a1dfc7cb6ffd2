import * as z from 'zod/mini';

/** `POST /api/log-entries`, and what any other log service receives (SPEC §3, §7). */
export const logEntry = z.object({
  type: z.enum(['debug', 'info', 'warn', 'error']),
  message: z.string(),
  additionalInfo: z.optional(z.unknown()),
});

export type LogEntry = z.infer<typeof logEntry>;

/** Where they go unless the configuration names another service. */
export const logEntriesPath = '/api/log-entries';
