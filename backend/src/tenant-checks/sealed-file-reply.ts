import { eq } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { requireFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import type { FileInfo } from './check-parts.ts';
import { sealedFile } from './sealed-check.ts';
import { tenantCheckFiles } from './tenant-check-table.ts';

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Replies with the decrypted bytes of a file as a download that is not cached. Its name says nothing about a person.
 * Browsers must not open it as a page of this site, because it could contain scripts.
 */
export async function sealedFileReply(
  { database, config }: { database: Database; config: BackendConfig },
  file: FileInfo | undefined,
  name: string,
): Promise<Reply> {
  const { id } = requireFound(file);
  const row = requireFound(await firstRow(database.select().from(tenantCheckFiles).where(eq(tenantCheckFiles.id, id))));
  const payload = sealedFile.unseal(config, row);
  return {
    status: 200,
    headers: {
      'content-type': row.mediaType,
      'content-length': String(payload.length),
      'content-disposition': `attachment; filename="${name}.${endings[row.mediaType] ?? 'bin'}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
    payload,
  };
}
