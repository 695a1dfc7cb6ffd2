import { and, eq } from 'drizzle-orm';
import type { ProviderContext } from '../../payments/money-context.ts';
import { redactInWorker } from '../../pictures/image-worker.ts';
import { sealedFile } from '../sealed-check.ts';
import type { FoundCheck } from '../tenant-check-store.ts';
import { tenantCheckFiles } from '../tenant-check-table.ts';

/** The unreadable pictures by the id of their file. */
export type RedactedScans = ReadonlyMap<string, Buffer>;

/** Renders an unreadable copy of each scan that is a picture, outside of a transaction. Other scans have none. */
export async function redactScans(
  { database, config }: Pick<ProviderContext, 'database' | 'config'>,
  { row }: Pick<FoundCheck, 'row'>,
): Promise<RedactedScans> {
  const isScan = and(eq(tenantCheckFiles.checkId, row.id), eq(tenantCheckFiles.kind, 'scan'));
  const redacted = new Map<string, Buffer>();
  const scans = await database.select({ id: tenantCheckFiles.id }).from(tenantCheckFiles).where(isScan);
  // One after the other, because a scan can have ten megabytes.
  for (const { id } of scans) {
    const [file] = await database.select().from(tenantCheckFiles).where(eq(tenantCheckFiles.id, id));
    if (!file?.mediaType.startsWith('image/')) continue;
    const picture = await redactInWorker(sealedFile.unseal(config, file));
    if (picture) redacted.set(id, picture);
  }
  return redacted;
}
