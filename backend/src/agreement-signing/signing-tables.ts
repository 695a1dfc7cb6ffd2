import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AgreementEvent, SigningParty, SigningStep } from 'shared-contract/agreement/signing';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, bytea, instant, primaryId } from '../database/columns.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';

const agreementId = () =>
  uuid('agreement_id')
    .notNull()
    .references(() => tenancyAgreements.id, { onDelete: 'cascade' });

/**
 * Rounds of signing. Each sending of an agreement starts a round with the exact PDF that all parties sign; at most one
 * round of an agreement is open.
 */
export const signings = pgTable(
  'signings',
  {
    id: primaryId(),
    ownerId: ownerId(),
    agreementId: agreementId(),
    step: text('step').$type<SigningStep>().notNull(),
    document: bytea('document').notNull(),
    documentSha256: text('document_sha256').notNull(),
    /** The signed PDF with its evidence page. Null until the last tenant signed. */
    signedDocument: bytea('signed_document'),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    signedAt: instant('signed_at'),
    ...auditColumns(),
  },
  (table) => [
    index('signings_owner').on(table.ownerId),
    index('signings_agreement').on(table.agreementId, table.sentAt.desc()),
    uniqueIndex('signings_one_open').on(table.agreementId).where(sql`step in ('sent', 'accepted', 'ownerSigned')`),
  ],
);

/** The people of a round. Codes are stored as hashes only. */
export const signingParties = pgTable(
  'signing_parties',
  {
    id: primaryId(),
    signingId: uuid('signing_id')
      .notNull()
      .references(() => signings.id, { onDelete: 'cascade' }),
    role: text('role').$type<SigningParty['role']>().notNull(),
    /** 0 for the landlord, 1 and more for the tenants. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    status: text('status').$type<'invited' | 'accepted' | 'declined' | 'signed'>().notNull(),
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    /** Wrong codes since the last one was mailed. */
    codeAttempts: integer('code_attempts').notNull().default(0),
    invitedAt: instant('invited_at'),
    remindedAt: instant('reminded_at'),
    answeredAt: instant('answered_at'),
    declineReason: text('decline_reason'),
    signedAt: instant('signed_at'),
    signatureKind: text('signature_kind').$type<'typed' | 'drawn'>(),
    signatureName: text('signature_name'),
    signatureImage: bytea('signature_image'),
    /** Evidence of the signature: where the request came from. */
    signedFrom: text('signed_from'),
  },
  (table) => [index('signing_parties_signing').on(table.signingId, table.position)],
);

/**
 * The private links that were mailed to tenants, one per mail. A link contains a token; the database stores only its
 * hash. The landlord signs in and has no link.
 */
export const signingLinks = pgTable(
  'signing_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    partyId: uuid('party_id')
      .notNull()
      .references(() => signingParties.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('signing_links_party').on(table.partyId)],
);

/** What happened to an agreement. Rows are only added. */
export const agreementEvents = pgTable(
  'agreement_events',
  {
    id: primaryId(),
    ownerId: ownerId(),
    agreementId: agreementId(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    kind: text('kind').$type<AgreementEvent['kind']>().notNull(),
    note: text('note').notNull().default(''),
    /** The order of events at the same instant. The database counts. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('agreement_events_owner').on(table.ownerId),
    index('agreement_events_agreement').on(table.agreementId, table.at),
  ],
);
