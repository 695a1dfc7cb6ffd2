import * as z from 'zod/mini';

export type ChangeKind = 'promote' | 'roll-back' | 'withdraw' | 'canary' | 'canary-stop';

/**
 * Who changed what is live, how and why. A build file has it in the field `audit`, which only this tool reads: the
 * gateway removes it from the build that browsers receive. Builds of an older tool have none.
 */
export const auditRecord = z.object({
  /** A `ChangeKind`, or one of a newer tool. */
  kind: z.string(),
  /** Of a canary: the share of the visitors that got it first. */
  percent: z.optional(z.number()),
  by: z.string(),
  /** The URL of the run in continuous integration. */
  ciRun: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** What became of the canary that ran before, and how it was widened. */
  canary: z.optional(z.string()),
  /** The release that this roll-back puts into quarantine, such as `remote-checkout@1.4.0`. */
  quarantined: z.optional(z.string()),
});
export type AuditRecord = z.infer<typeof auditRecord>;
