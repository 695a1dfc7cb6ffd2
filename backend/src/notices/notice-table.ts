import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Notice, NoticeContent } from 'shared-contract/tenancy/notice';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, bytea, instant, primaryId } from '../database/columns.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';

/** Notices of a tenancy, and the ends that tenants gave or both sides agreed. */
export const notices = pgTable(
  'notices',
  {
    id: primaryId(),
    ownerId: ownerId(),
    tenancyId: uuid('tenancy_id')
      .notNull()
      .references(() => tenancies.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<NoticeContent>().notNull(),
    /** The local date on which the notice takes effect. */
    effectiveDate: date('effective_date', { mode: 'string' }).notNull(),
    /** Null for a record without a document. */
    document: bytea('document'),
    documentSha256: text('document_sha256'),
    /** Proof of service: to whom the mail went and when the mail server accepted it. */
    served: jsonb('served').$type<Notice['served']>().notNull(),
    /** The end of the tenancy before this notice of an end, which comes back when the notice is withdrawn. */
    previousEndDate: date('previous_end_date', { mode: 'string' }),
    previousEndReason: text('previous_end_reason'),
    givenAt: instant('given_at').notNull(),
    appliedAt: instant('applied_at'),
    withdrawnAt: instant('withdrawn_at'),
    ...auditColumns(),
  },
  (table) => [
    index('notices_owner').on(table.ownerId),
    index('notices_tenancy').on(table.tenancyId, table.givenAt.desc()),
    index('notices_effective').on(table.effectiveDate),
  ],
);
