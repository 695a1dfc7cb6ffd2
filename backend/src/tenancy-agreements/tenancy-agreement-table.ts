import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TenancyAgreement, TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
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
    /** Set when everyone has signed. From then on the content is locked. */
    signedAt: instant('signed_at'),
    status: text('status').$type<TenancyAgreementStatus>().notNull().default('draft'),
    ...auditColumns(),
  },
  (table) => [
    index('tenancy_agreements_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('tenancy_agreements_property').on(table.propertyId, table.createdAt.desc()),
  ],
);
