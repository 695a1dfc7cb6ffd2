import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TenancyAgreement, TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
import { applications } from '../applications/application-tables.ts';
import { customerUsers, ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { propertyId } from '../properties/property-table.ts';

export const tenancyAgreements = pgTable(
  'tenancy_agreements',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    landlordId: uuid('landlord_id')
      .notNull()
      .references(() => customerUsers.id),
    landlordDetails: jsonb('landlord_details').$type<TenancyAgreement['landlordDetails']>().notNull(),
    tenantDetails: jsonb('tenant_details').$type<TenancyAgreement['tenantDetails']>().notNull(),
    tenancyAgreementDetails: jsonb('tenancy_agreement_details')
      .$type<TenancyAgreement['tenancyAgreementDetails']>()
      .notNull()
      .default([]),
    /** The agreement that this one was copied from. */
    previousAgreementId: uuid('previous_agreement_id'),
    /** The application that this one was filled in from. Null once that is destroyed. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** Set when everyone has signed. From then on the content is locked. */
    signedAt: instant('signed_at'),
    status: text('status').$type<TenancyAgreementStatus>().notNull().default('draft'),
    ...auditColumns(),
  },
  (table) => [
    index('tenancy_agreements_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('tenancy_agreements_property').on(table.propertyId, table.createdAt.desc()),
    index('tenancy_agreements_application').on(table.applicationId).where(sql`application_id is not null`),
  ],
);
