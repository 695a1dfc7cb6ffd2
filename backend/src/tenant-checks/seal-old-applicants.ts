import { asc, inArray, ne } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { applicantNamed } from './check-applicant.ts';
import { sealedApplicant } from './sealed-check.ts';
import { tenantCheckApplicants, tenantChecks } from './tenant-check-table.ts';

const batchSize = 200;

/**
 * Encrypts the names that a backend before migration 0026 stored, and blanks their column. Can stop at any time and
 * run again, also while such a backend still writes.
 */
export async function sealOldApplicants(database: Database, config: BackendConfig): Promise<void> {
  while ((await sealBatch(database, config)) > 0);
}

const sealBatch = (database: Database, config: BackendConfig): Promise<number> =>
  database.transaction(async (transaction) => {
    const { id, ownerId, applicantName } = tenantChecks;
    const isPlain = ne(applicantName, '');
    const rows = await transaction
      .select({ id, ownerId, applicantName })
      .from(tenantChecks)
      .where(isPlain)
      .orderBy(asc(id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      const sealed = sealedApplicant.seal(config, row.id, applicantNamed(row.applicantName));
      const values = { id: row.id, ownerId: row.ownerId, ...sealed };
      await transaction.insert(tenantCheckApplicants).values(values).onConflictDoNothing();
    }
    const sealedIds = rows.map((row) => row.id);
    if (sealedIds.length > 0) {
      await transaction.update(tenantChecks).set({ applicantName: '' }).where(inArray(id, sealedIds));
    }
    return rows.length;
  });
