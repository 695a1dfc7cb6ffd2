import type { Database } from '../database/database.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { tenantChecks } from '../tenant-checks/tenant-check-table.ts';

type Ids = { ownerId: string; propertyId: string };

/** By default a fixed term of one year from February 2026, with rent paid up to 20 November 2026. */
export async function insertTenancy(database: Database, values: Ids & Partial<typeof tenancies.$inferInsert>) {
  const [row] = await database
    .insert(tenancies)
    .values({
      tenants: [{ name: 'Mia Petrović', email: 'mia@example.com', primaryTenant: true }],
      rentCents: 65_000,
      startDate: '2026-02-01',
      endDate: '2027-01-31',
      paidTo: '2026-11-20',
      partPaymentCents: 0,
      bondCents: 260_000,
      ...values,
    })
    .returning();
  if (!row) throw new Error('The tenancy was not stored.');
  return row;
}

/** By default an initiated agreement with two tenants. */
export async function insertAgreement(
  database: Database,
  values: Ids & Partial<typeof tenancyAgreements.$inferInsert>,
) {
  const tenant = { address: '2 Swan Street, Richmond VIC 3121', phone: '+61491570006' };
  const [row] = await database
    .insert(tenancyAgreements)
    .values({
      landlordId: values.ownerId,
      landlordDetails: { ...tenant, name: 'Olivia Nguyen', email: 'olivia@example.com' },
      tenantDetails: [
        { ...tenant, name: 'Mia Petrović', email: 'mia@example.com', primaryTenant: true, position: 1 },
        { ...tenant, name: 'Tom O’Brien', email: 'tom@example.com', primaryTenant: false, position: 2 },
      ],
      status: 'initiated',
      ...values,
    })
    .returning();
  if (!row) throw new Error('The agreement was not stored.');
  return row;
}

/** By default a check in progress. */
export async function insertTenantCheck(database: Database, values: Ids & Partial<typeof tenantChecks.$inferInsert>) {
  const [row] = await database
    .insert(tenantChecks)
    .values({
      status: 'processing',
      product: 'TICA',
      applicantName: 'Zoë Žižka',
      requestedAt: new Date('2026-11-20T01:00:00Z'),
      ...values,
    })
    .returning();
  if (!row) throw new Error('The check was not stored.');
  return row;
}
