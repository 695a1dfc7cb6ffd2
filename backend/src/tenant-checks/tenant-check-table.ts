import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CheckActor, TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';
import type { TenantCheckProduct, TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { applications } from '../applications/application-tables.ts';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { sealedColumns } from '../encryption/sealed-columns.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { propertyId } from '../properties/property-table.ts';

/** Tenant checks. What is known about the applicant is encrypted, in the tables below. */
export const tenantChecks = pgTable(
  'tenant_checks',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    status: text('status').$type<TenantCheckStatus>().notNull().default('draft'),
    product: text('product').$type<TenantCheckProduct>().notNull(),
    /** Empty: the name is in `tenant_check_applicants`. A previous backend reads this column, so it exists. */
    applicantName: text('applicant_name').notNull().default(''),
    requestedAt: instant('requested_at').notNull(),
    completedAt: instant('completed_at'),
    expiresAt: instant('expires_at'),
    /** The rental application that the check started from. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** The order item that pays for the check. */
    orderItemId: uuid('order_item_id').references(() => orderItems.id, { onDelete: 'set null' }),
    /** Set before the check is sent. Of a withdrawn check: the provider still has to cancel it. */
    sentAt: instant('sent_at'),
    providerReference: text('provider_reference'),
    /** After a hit: the local date by which the applicant must get a notice (V40). */
    noticeDueOn: date('notice_due_on', { mode: 'string' }),
    /** The local date of the last reminder of the notice. */
    noticeRemindedOn: date('notice_reminded_on', { mode: 'string' }),
    /** The local date on which a job destroys the check (V41). */
    destroyOn: date('destroy_on', { mode: 'string' }),
    /** Set for a dispute: the job skips the check. */
    legalHold: boolean('legal_hold').notNull().default(false),
    ...auditColumns(),
  },
  (table) => [
    index('tenant_checks_owner').on(table.ownerId, table.requestedAt.desc(), table.id),
    index('tenant_checks_open').on(table.status),
    index('tenant_checks_order_item').on(table.orderItemId),
    index('tenant_checks_application').on(table.applicationId),
    index('tenant_checks_destroy').on(table.destroyOn),
  ],
);

const checkId = () =>
  uuid('check_id')
    .notNull()
    .references(() => tenantChecks.id, { onDelete: 'cascade' });

/** The applicant of a check: `CheckApplicant` as JSON, encrypted in `sealed`. The id is that of the check. */
export const tenantCheckApplicants = pgTable(
  'tenant_check_applicants',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => tenantChecks.id, { onDelete: 'cascade' }),
    ownerId: ownerId(),
    ...sealedColumns(),
    ...auditColumns(),
  },
  (table) => [
    index('tenant_check_applicants_owner').on(table.ownerId),
    index('tenant_check_applicants_key').on(table.keyId),
  ],
);

/** The authorisation that is in force, encrypted. Its signed PDF or uploaded file is in `tenant_check_files`. */
export const tenantCheckAuthorisations = pgTable(
  'tenant_check_authorisations',
  {
    /** The id of the check. */
    id: uuid('id')
      .primaryKey()
      .references(() => tenantChecks.id, { onDelete: 'cascade' }),
    ownerId: ownerId(),
    method: text('method').$type<'signed' | 'uploaded'>().notNull(),
    signedAt: instant('signed_at').notNull(),
    /** The local date of the signature at the property. */
    signedOn: date('signed_on', { mode: 'string' }).notNull(),
    sha256: text('sha256').notNull(),
    ...sealedColumns(),
    ...auditColumns(),
  },
  (table) => [
    index('tenant_check_authorisations_owner').on(table.ownerId),
    index('tenant_check_authorisations_key').on(table.keyId),
  ],
);

/**
 * The applicant's identity documents. Content is encrypted; once the identity is verified it holds only the last digits
 * and the expiry date.
 */
export const tenantCheckDocuments = pgTable(
  'tenant_check_documents',
  {
    /** The client creates the id. */
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    checkId: checkId(),
    addedBy: text('added_by').$type<'owner' | 'applicant'>().notNull(),
    verifiedAt: instant('verified_at'),
    ...sealedColumns(),
    ...auditColumns(),
  },
  (table) => [
    index('tenant_check_documents_owner').on(table.ownerId),
    index('tenant_check_documents_check').on(table.checkId, table.createdAt),
    index('tenant_check_documents_key').on(table.keyId),
  ],
);

/**
 * The encrypted bytes of files: scans of identity documents, uploaded authorities, signed authorisations and notices.
 * `documentId` is set for scans only.
 */
export const tenantCheckFiles = pgTable(
  'tenant_check_files',
  {
    id: primaryId(),
    ownerId: ownerId(),
    checkId: checkId(),
    kind: text('kind').$type<'scan' | 'authorisation' | 'notice'>().notNull(),
    documentId: uuid('document_id').references(() => tenantCheckDocuments.id, { onDelete: 'cascade' }),
    mediaType: text('media_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Of the plain bytes, in hexadecimal. */
    sha256: text('sha256').notNull(),
    ...sealedColumns(),
    ...auditColumns(),
  },
  (table) => [
    index('tenant_check_files_owner').on(table.ownerId),
    index('tenant_check_files_check').on(table.checkId),
    index('tenant_check_files_document').on(table.documentId),
    index('tenant_check_files_key').on(table.keyId),
  ],
);

/** What the provider asked or found, encrypted. The id is that of the check. */
export const tenantCheckReports = pgTable(
  'tenant_check_reports',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => tenantChecks.id, { onDelete: 'cascade' }),
    ownerId: ownerId(),
    ...sealedColumns(),
    ...auditColumns(),
  },
  (table) => [index('tenant_check_reports_owner').on(table.ownerId), index('tenant_check_reports_key').on(table.keyId)],
);

/** Written notices of a hit, with the proof of service. The PDF is in `tenant_check_files`. */
export const tenantCheckNotices = pgTable(
  'tenant_check_notices',
  {
    id: primaryId(),
    ownerId: ownerId(),
    checkId: checkId(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => tenantCheckFiles.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
    /** When the mail server took the mail. */
    deliveredAt: instant('delivered_at'),
    ...auditColumns(),
  },
  (table) => [
    index('tenant_check_notices_owner').on(table.ownerId),
    index('tenant_check_notices_check').on(table.checkId, table.sentAt),
    index('tenant_check_notices_file').on(table.fileId),
  ],
);

/** The applicant's disputes of a result. The message is encrypted. */
export const tenantCheckDisputes = pgTable(
  'tenant_check_disputes',
  {
    id: primaryId(),
    ownerId: ownerId(),
    checkId: checkId(),
    ...sealedColumns(),
    ...auditColumns(),
  },
  (table) => [
    index('tenant_check_disputes_owner').on(table.ownerId),
    index('tenant_check_disputes_check').on(table.checkId, table.createdAt),
    index('tenant_check_disputes_key').on(table.keyId),
  ],
);

/** The private links that were mailed to applicants, one per mail. The database stores only the token's hash. */
export const tenantCheckLinks = pgTable(
  'tenant_check_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    checkId: checkId(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('tenant_check_links_check').on(table.checkId)],
);

/** Destroyed checks that the provider still has to cancel. The rows say nothing about the applicant or the owner. */
export const tenantCheckCancellations = pgTable('tenant_check_cancellations', {
  /** The id of the destroyed check, our reference at the provider. */
  reference: uuid('reference').primaryKey(),
  /** Null when the response with it was lost. */
  providerReference: text('provider_reference'),
  createdAt: instant('created_at').notNull(),
});

/** The timeline and the access log. Rows are only added; a trigger refuses everything else. */
export const tenantCheckEvents = pgTable(
  'tenant_check_events',
  {
    id: primaryId(),
    ownerId: ownerId(),
    checkId: checkId(),
    at: instant('at').notNull(),
    by: text('by').$type<CheckActor>().notNull(),
    kind: text('kind').$type<TenantCheckEvent['kind']>().notNull(),
  },
  (table) => [
    index('tenant_check_events_owner').on(table.ownerId),
    index('tenant_check_events_check').on(table.checkId, table.at),
  ],
);
