import { randomUUID } from 'node:crypto';
import type { MoneyContext } from '../payments/money-context.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { authorisedSha256 } from './authorised-content.ts';
import { changeCheck, removeAuthorisation } from './change-check.ts';
import { type AuthorisationContent, sealedAuthorisation, sealedFile } from './sealed-check.ts';
import type { FoundCheck } from './tenant-check-store.ts';
import { tenantCheckAuthorisations, tenantCheckFiles } from './tenant-check-table.ts';

type NewAuthorisation = {
  method: 'signed' | 'uploaded';
  /** The local date of the signature at the property. */
  signedOn: string;
  content: Omit<AuthorisationContent, 'contentSha256'>;
  file: { mediaType: string; bytes: Buffer };
};

/** Stores the authorisation of a locked check, encrypted, with a hash of what it is for, instead of an earlier one. */
export async function storeAuthorisation(
  context: MoneyContext,
  found: FoundCheck,
  { method, signedOn, content, file }: NewAuthorisation,
): Promise<FoundCheck> {
  const { database, config, now } = context;
  const { id: checkId, ownerId } = found.row;
  const shared = { ownerId, sha256: sha256Of(file.bytes), createdAt: now, updatedAt: now };
  await removeAuthorisation(context, checkId);
  await database.insert(tenantCheckAuthorisations).values({
    ...shared,
    id: checkId,
    method,
    signedOn,
    signedAt: now,
    ...sealedAuthorisation.seal(config, checkId, { ...content, contentSha256: authorisedSha256(config, found) }),
  });
  const fileId = randomUUID();
  await database.insert(tenantCheckFiles).values({
    ...shared,
    id: fileId,
    checkId,
    kind: 'authorisation',
    mediaType: file.mediaType,
    byteSize: file.bytes.length,
    ...sealedFile.seal(config, fileId, file.bytes),
  });
  return changeCheck(context, found, { status: 'authorised' });
}
