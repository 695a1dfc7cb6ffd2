import { lte } from 'drizzle-orm';
import { checkLinkDays } from 'shared-contract/tenant-check/tenant-check-rules';
import type { Database } from '../database/database.ts';
import { tenantCheckLinks } from '../tenant-checks/tenant-check-table.ts';

/** Ends the validity of every private link to a tenant check, as 30 days would. */
export async function expireCheckLinks(database: Database, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() - 60_000);
  const createdAt = new Date(expiresAt.getTime() - checkLinkDays * 86_400_000);
  await database.update(tenantCheckLinks).set({ createdAt, expiresAt }).where(lte(tenantCheckLinks.createdAt, now));
}
