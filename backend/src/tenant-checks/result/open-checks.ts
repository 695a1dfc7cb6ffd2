import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import type { Database } from '../../database/database.ts';
import { tenantChecks } from '../tenant-check-table.ts';

const openStatuses: readonly TenantCheckStatus[] = ['submitted', 'processing', 'needsInfo'];

/** True while the check has to be sent, or its state read at the provider. */
export const isOpenAtProvider = (status: TenantCheckStatus): boolean => openStatuses.includes(status);

const { id, status, sentAt, providerReference } = tenantChecks;

/** Returns the ids of the checks that the provider has to be asked about, also those that it still has to cancel. */
export async function findOpenChecks(database: Database): Promise<string[]> {
  const isToCancel = and(eq(status, 'withdrawn'), isNotNull(sentAt));
  const rows = await database
    .select({ id })
    .from(tenantChecks)
    .where(or(inArray(status, [...openStatuses]), isToCancel));
  return rows.map((row) => row.id);
}

/** Returns the id of the open check that the provider knows under an id of its own, or null. */
export async function findByProviderReference(database: Database, reference: string): Promise<string | null> {
  const isSame = eq(providerReference, reference);
  const [row] = await database
    .select({ id })
    .from(tenantChecks)
    .where(and(inArray(status, [...openStatuses]), isSame));
  return row?.id ?? null;
}
