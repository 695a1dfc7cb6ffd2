import type { BackendConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { type ReportContent, sealedReport } from '../sealed-check.ts';
import type { FoundCheck } from '../tenant-check-store.ts';
import { tenantCheckReports } from '../tenant-check-table.ts';

type Context = { database: Database; config: BackendConfig; now: Date };

const empty: ReportContent = { question: null, result: null, answer: null };

/** Returns what the provider asked or found, and the answer that waits to be sent. */
export const readReport = (config: BackendConfig, { report }: Pick<FoundCheck, 'report'>): ReportContent =>
  report ? { ...empty, ...sealedReport.unseal(config, report) } : empty;

/** Stores parts of a report; the others stay as they are. The check is locked. */
export async function changeReport(
  { database, config, now }: Context,
  found: FoundCheck,
  changes: Partial<ReportContent>,
): Promise<void> {
  const { id, ownerId } = found.row;
  const sealed = sealedReport.seal(config, id, { ...readReport(config, found), ...changes });
  await database
    .insert(tenantCheckReports)
    .values({ id, ownerId, ...sealed, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: tenantCheckReports.id, set: { ...sealed, updatedAt: now } });
}
