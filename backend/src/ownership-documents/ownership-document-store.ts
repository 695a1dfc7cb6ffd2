import { asc, desc, eq } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import {
  deleteOwn,
  isOwn,
  type OwnerScope,
  type Paged,
  paged,
  type ReadScope,
  updateOwn,
} from '../owned-rows/owned-rows.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { ownershipDocuments } from './ownership-document-table.ts';
import { type OwnershipVerifier, remoteVerifier, sandboxVerifier } from './ownership-verifier.ts';

export type OwnershipRow = typeof ownershipDocuments.$inferSelect;

/** Returns the user's documents, newest first. */
export function findDocuments(
  { database, owner }: ReadScope,
  filter: { propertyId?: string } = {},
): Paged<OwnershipRow> {
  const where = isOwn(ownershipDocuments, owner, filter);
  return paged(
    () => database.$count(ownershipDocuments, where),
    () =>
      database
        .select()
        .from(ownershipDocuments)
        .where(where)
        .orderBy(desc(ownershipDocuments.createdAt), asc(ownershipDocuments.id)),
  );
}

/** Deletes the document and its stored file. */
export async function deleteDocument(scope: ReadScope, id: string): Promise<void> {
  const deleted = await deleteOwn(scope, ownershipDocuments, id);
  if (deleted?.fileId) await scope.database.delete(storedFiles).where(eq(storedFiles.id, deleted.fileId));
}

const createVerifier = ({ ownershipVerifierUrl }: BackendConfig): OwnershipVerifier =>
  ownershipVerifierUrl === undefined ? sandboxVerifier : remoteVerifier(ownershipVerifierUrl);

/**
 * Asks the verifier about pending documents and stores the results. Called when the owner reads the documents or
 * publishes a listing, so no background job is needed. Concurrent calls store the same result.
 */
export async function verifyPendingDocuments(
  { config, ...scope }: OwnerScope & { config: BackendConfig },
  propertyId: string,
): Promise<void> {
  const { database, owner, now } = scope;
  const pending = await database
    .select({ document: ownershipDocuments, property: properties, user: customerUsers })
    .from(ownershipDocuments)
    .innerJoin(properties, eq(properties.id, ownershipDocuments.propertyId))
    .innerJoin(customerUsers, eq(customerUsers.id, ownershipDocuments.ownerId))
    .where(isOwn(ownershipDocuments, owner, { propertyId, status: 'pending' }));
  const ask = createVerifier(config);
  for (const { document, property, user } of pending) {
    const { id, kind, fileName, createdAt } = document;
    const address = fullAddressOf(property);
    const ownerName = `${user.firstName} ${user.lastName}`;
    const { status, reason } = await ask({ id, kind, fileName, uploadedAt: createdAt, address, ownerName }, now);
    if (status === 'pending') continue;
    await updateOwn(scope, ownershipDocuments, id, { status, reason: reason ?? null, checkedAt: now });
  }
}
