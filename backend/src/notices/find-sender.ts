import { eq } from 'drizzle-orm';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import type { TenancyRow } from '../tenancies/tenancy-store.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';

/** Returns the owner as the agreement names them, or as their account does. */
export async function findSender(database: Database, { row }: Pick<TenancyRow, 'row'>) {
  const found = database
    .select({ user: customerUsers, landlord: tenancyAgreements.landlordDetails })
    .from(customerUsers)
    .leftJoin(tenancyAgreements, eq(tenancyAgreements.id, row.agreementId ?? noAgreement))
    .where(eq(customerUsers.id, row.ownerId));
  const { user, landlord } = await storedRow(found, 'owner');
  return {
    name: landlord?.name || `${user.firstName} ${user.lastName}`.trim(),
    email: landlord?.email || user.username,
    address: landlord?.address ?? '',
    phone: landlord?.phone ?? '',
  };
}

const noAgreement = '00000000-0000-0000-0000-000000000000';
