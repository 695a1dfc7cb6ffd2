import { and, asc, desc, eq } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/stored-row.ts';
import type { Owner } from '../http/route.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { ownershipDocuments } from './ownership-document-table.ts';
import { type OwnershipVerifier, remoteVerifier, sandboxVerifier } from './ownership-verifier.ts';

export type OwnershipRow = typeof ownershipDocuments.$inferSelect;

export function findDocuments(
  database: Database,
  owner: Owner,
  propertyId: string | undefined,
  range: { limit: number; offset: number },
): Promise<OwnershipRow[]> {
  return database
    .select()
    .from(ownershipDocuments)
    .where(
      and(
        eq(ownershipDocuments.ownerId, owner.id),
        propertyId === undefined ? undefined : eq(ownershipDocuments.propertyId, propertyId),
      ),
    )
    .orderBy(desc(ownershipDocuments.createdAt), asc(ownershipDocuments.id))
    .limit(range.limit)
    .offset(range.offset);
}

export function countDocuments(database: Database, owner: Owner, propertyId: string): Promise<number> {
  return database.$count(
    ownershipDocuments,
    and(eq(ownershipDocuments.ownerId, owner.id), eq(ownershipDocuments.propertyId, propertyId)),
  );
}

export async function findDocument(database: Database, owner: Owner, id: string): Promise<OwnershipRow | null> {
  const [row] = await database
    .select()
    .from(ownershipDocuments)
    .where(and(eq(ownershipDocuments.id, id), eq(ownershipDocuments.ownerId, owner.id)));
  return row ?? null;
}

export async function insertDocument(
  database: Database,
  owner: Owner,
  values: Omit<typeof ownershipDocuments.$inferInsert, 'ownerId'>,
): Promise<OwnershipRow> {
  const rows = await database
    .insert(ownershipDocuments)
    .values({ ...values, ownerId: owner.id })
    .returning();
  return storedRow(rows, 'document');
}

export async function deleteDocument(database: Database, owner: Owner, id: string): Promise<void> {
  const [deleted] = await database
    .delete(ownershipDocuments)
    .where(and(eq(ownershipDocuments.id, id), eq(ownershipDocuments.ownerId, owner.id)))
    .returning({ fileId: ownershipDocuments.fileId });
  if (deleted?.fileId) await database.delete(storedFiles).where(eq(storedFiles.id, deleted.fileId));
}

const createVerifier = ({ ownershipVerifierUrl }: BackendConfig): OwnershipVerifier =>
  ownershipVerifierUrl === undefined ? sandboxVerifier : remoteVerifier(ownershipVerifierUrl);

/**
 * Asks the verifier about pending documents and stores the results. Runs whenever the owner opens the page, so that no
 * background process is needed. Concurrent calls store the same result.
 */
export async function verifyPendingDocuments(
  database: Database,
  owner: Owner,
  propertyId: string,
  { config, now }: { config: BackendConfig; now: Date },
): Promise<void> {
  const pending = await database
    .select({ document: ownershipDocuments, property: properties, user: customerUsers })
    .from(ownershipDocuments)
    .innerJoin(properties, eq(properties.id, ownershipDocuments.propertyId))
    .innerJoin(customerUsers, eq(customerUsers.id, ownershipDocuments.ownerId))
    .where(
      and(
        eq(ownershipDocuments.ownerId, owner.id),
        eq(ownershipDocuments.propertyId, propertyId),
        eq(ownershipDocuments.status, 'pending'),
      ),
    );
  const ask = createVerifier(config);
  for (const { document, property, user } of pending) {
    const { id, kind, fileName, createdAt } = document;
    const address = fullAddressOf(property);
    const ownerName = `${user.firstName} ${user.lastName}`;
    const { status, reason } = await ask({ id, kind, fileName, uploadedAt: createdAt, address, ownerName }, now);
    if (status === 'pending') continue;
    await database
      .update(ownershipDocuments)
      .set({ status, reason: reason ?? null, checkedAt: now, updatedAt: now, version: document.version + 1 })
      .where(and(eq(ownershipDocuments.id, id), eq(ownershipDocuments.ownerId, owner.id)));
  }
}
