import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { TenantCheckProduct, TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { propertyId } from '../properties/property-table.ts';

export const tenantChecks = pgTable(
  'tenant_checks',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    status: text('status').$type<TenantCheckStatus>().notNull().default('draft'),
    product: text('product').$type<TenantCheckProduct>().notNull(),
    applicantName: text('applicant_name').notNull(),
    requestedAt: instant('requested_at').notNull(),
    completedAt: instant('completed_at'),
    expiresAt: instant('expires_at'),
    ...auditColumns(),
  },
  (table) => [index('tenant_checks_owner').on(table.ownerId, table.requestedAt.desc(), table.id)],
);
