import { createHash } from 'node:crypto';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { findMasterKeys } from '../encryption/configured-keys.ts';
import type { Sealed } from '../encryption/seal.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { destructionCertificates } from './application-tables.ts';
import { type Destruction, signStatement, statementOf } from './sign-statement.ts';

type StoredDestruction = Destruction & { ownerId: string; propertyId: string; orderItemId?: string | null };

/** Stores the certificate of a destruction (V41) in the transaction that destroys the data. */
export async function storeCertificate(
  database: Database,
  config: BackendConfig,
  { ownerId, propertyId, orderItemId = null, ...destruction }: StoredDestruction,
): Promise<void> {
  const certificate = await certificateOf(config, destruction);
  await database
    .insert(destructionCertificates)
    .values({ ...destruction, ownerId, propertyId, orderItemId, ...certificate });
}

type SealedBytes = Pick<Sealed, 'sealed'>;

/** Hashes the ciphertexts, so that the certificate reveals nothing about the content. */
export async function hashOfSealed(rows: Iterable<SealedBytes> | AsyncIterable<SealedBytes>): Promise<string> {
  const hash = createHash('sha256');
  for await (const { sealed } of rows) hash.update(sealed);
  return hash.digest('hex');
}

/** The renderer is loaded with the first certificate, so that it doesn't slow down the start. */
async function certificateOf(config: BackendConfig, destruction: Destruction) {
  const { certificateDocument } = await import('./certificate-document.ts');
  const { renderPdf } = await import('../pdf/render-pdf.ts');
  const signed = signStatement(findMasterKeys(config), statementOf(destruction));
  const document = await renderPdf(certificateDocument(destruction, signed));
  return { document, documentSha256: sha256Of(document), ...signed };
}
