import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EnquiryReason, EnquiryStatus } from 'shared-contract/enquiry/enquiry';
import { customerUsers, ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { listingId } from '../listings/listing-table.ts';
import { propertyId } from '../properties/property-table.ts';

export const enquiries = pgTable(
  'enquiries',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    listingId: listingId(),
    /** The sender's account; null when the sender was not signed in. */
    senderId: uuid('sender_id').references(() => customerUsers.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    reasons: text('reasons').array().$type<EnquiryReason[]>().notNull().default([]),
    message: text('message').notNull(),
    status: text('status').$type<EnquiryStatus>().notNull().default('new'),
    ...auditColumns(),
  },
  (table) => [
    index('enquiries_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('enquiries_property').on(table.propertyId, table.createdAt.desc(), table.id),
    index('enquiries_sender').on(table.senderId).where(sql`sender_id is not null`),
    index('enquiries_listing').on(table.listingId, table.email, table.createdAt),
  ],
);

export const enquiryReplies = pgTable(
  'enquiry_replies',
  {
    id: primaryId(),
    ownerId: ownerId(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('enquiry_replies_enquiry').on(table.enquiryId, table.createdAt)],
);
