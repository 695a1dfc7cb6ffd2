import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationAccess, ApplicationStatus } from 'shared-contract/application/application';
import { customerUsers, ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, bytea, instant, primaryId } from '../database/columns.ts';
import { sealedColumns } from '../encryption/sealed-columns.ts';
import { enquiries } from '../enquiries/enquiry-table.ts';
import { listingId } from '../listings/listing-table.ts';
import { protectedPropertyId } from '../properties/property-table.ts';

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** Rental applications. `ownerId` is the owner of the listing. The shared details are JSON, encrypted in `sealed`. */
export const applications = pgTable(
  'applications',
  {
    /** The applicant's browser creates the id, so that a repeated request does not create a second application. */
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    listingId: listingId(),
    propertyId: protectedPropertyId(),
    /** The account of the adult who started it; null when they were not signed in. */
    senderId: uuid('sender_id').references(() => customerUsers.id, { onDelete: 'set null' }),
    /**
     * The first enquiry of one of the adults about the listing. Stored at the start, because email addresses of adults
     * are encrypted and cannot be compared later. Null after a withdrawal.
     */
    enquiryId: uuid('enquiry_id').references(() => enquiries.id, { onDelete: 'set null' }),
    status: text('status').$type<ApplicationStatus>().notNull().default('draft'),
    ...sealedColumns(),
    /** The local date at the property that selects the state's form. */
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    /** The local date on which a job destroys the row (V41). Null for an approved one until its tenancy has ended. */
    destroyOn: date('destroy_on', { mode: 'string' }),
    /** Set for a dispute: the job skips the row. */
    legalHold: boolean('legal_hold').notNull().default(false),
    ...auditColumns(),
  },
  (table) => [
    index('applications_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('applications_listing').on(table.listingId),
    index('applications_property').on(table.propertyId),
    index('applications_enquiry').on(table.enquiryId).where(sql`enquiry_id is not null`),
    index('applications_sender').on(table.senderId).where(sql`sender_id is not null`),
    index('applications_destroy').on(table.destroyOn),
    index('applications_key').on(table.keyId),
  ],
);

/** The adults of an application. Name, email address and their part are encrypted, as JSON in `sealed`. */
export const applicants = pgTable(
  'applicants',
  {
    id: primaryId(),
    ownerId: ownerId(),
    applicationId: applicationId(),
    /** 0 for the adult who started the application. */
    position: integer('position').notNull(),
    ...sealedColumns(),
    completedAt: instant('completed_at'),
    /** The applicant's consent to the longer period of retention. */
    keepLonger: boolean('keep_longer').notNull().default(false),
    ...auditColumns(),
  },
  (table) => [
    index('applicants_owner').on(table.ownerId),
    index('applicants_application').on(table.applicationId, table.position),
    index('applicants_key').on(table.keyId),
  ],
);

/**
 * The requests to start an application that a signed-in user sent without a verified email address. There is a row
 * whether an application was stored or not, so that the list of what the user sent does not reveal it. For the same
 * reason it has no reference to the application.
 */
export const applicationStarts = pgTable(
  'application_starts',
  {
    senderId: uuid('sender_id')
      .notNull()
      .references(() => customerUsers.id, { onDelete: 'cascade' }),
    /** The id that the browser sent, so that a repeated request makes no second row. */
    id: uuid('id').notNull(),
    listingId: listingId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.senderId, table.id] }),
    index('application_starts_listing').on(table.listingId),
    index('application_starts_created').on(table.createdAt),
  ],
);

/** The private links that were mailed to adults, one per mail. The database stores only the token's hash. */
export const applicationLinks = pgTable(
  'application_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('application_links_applicant').on(table.applicantId)],
);

/** Each access of the owner to the content. Rows are only added; a trigger refuses everything else. */
export const applicationAccesses = pgTable(
  'application_accesses',
  {
    id: primaryId(),
    ownerId: ownerId(),
    applicationId: applicationId(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    kind: text('kind').$type<ApplicationAccess['kind']>().notNull(),
  },
  (table) => [
    index('application_accesses_owner').on(table.ownerId),
    index('application_accesses_application').on(table.applicationId, table.at),
  ],
);

/** The proofs that applications and tenant checks were destroyed. They contain no names. A trigger refuses changes. */
export const destructionCertificates = pgTable(
  'destruction_certificates',
  {
    /** The id of the application or check. */
    id: uuid('id').primaryKey(),
    subject: text('subject').$type<'application' | 'tenantCheck'>().notNull().default('application'),
    ownerId: ownerId(),
    propertyId: protectedPropertyId(),
    /** Of a tenant check: the order item whose payment it used up. */
    orderItemId: uuid('order_item_id'),
    rule: text('rule').notNull(),
    destroyedAt: instant('destroyed_at').notNull(),
    /** SHA-256 of the encrypted rows, in hexadecimal. */
    contentSha256: text('content_sha256').notNull(),
    document: bytea('document').notNull(),
    documentSha256: text('document_sha256').notNull(),
    /** Ed25519 signature of the statement in the PDF, and the key to verify it, in base64. */
    signature: text('signature').notNull(),
    publicKey: text('public_key').notNull(),
  },
  (table) => [
    index('destruction_certificates_owner').on(table.ownerId, table.destroyedAt.desc()),
    index('destruction_certificates_property').on(table.propertyId),
    index('destruction_certificates_order_item').on(table.orderItemId),
  ],
);
