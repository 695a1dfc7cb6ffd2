import { and, eq } from 'drizzle-orm';
import type { IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import { scanRules } from 'shared-contract/tenant-check/identity-document';
import {
  compactNumber,
  duplicateViolations,
  identityDocumentViolations,
} from 'shared-contract/tenant-check/identity-document-rules';
import { canAddDocuments, isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { firstRow } from '../database/single-row.ts';
import { conflict, requireFound, requireValid } from '../http/problem.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { changeCheck, requireStatus } from './change-check.ts';
import { addEvent } from './check-events.ts';
import { isReduced, sealedDocument } from './sealed-check.ts';
import { submitWhenReady } from './submit-when-ready.ts';
import { type FoundCheck, todayAt } from './tenant-check-store.ts';
import { tenantCheckDocuments } from './tenant-check-table.ts';

export type DocumentActor = 'owner' | 'applicant';
type NewDocument = { id: string; content: IdentityDocumentContent };

/**
 * Adds a document to a locked check, encrypted. A repeated request adds none; one of the owner is logged as an access.
 * @throws Problem 422 for a document that breaks a rule (V4, V5) or was added before, 409 when the check was sent or
 * has too many
 */
export async function addDocument(
  context: MoneyContext,
  found: FoundCheck,
  { id, content }: NewDocument,
  by: DocumentActor,
): Promise<FoundCheck> {
  const { database, config, now } = context;
  if (found.documents.some((document) => document.id === id)) {
    // The reply to a repeat contains what the owner may not have seen yet.
    if (by === 'owner') await addEvent(context, found.row, by, 'viewed');
    return found;
  }
  requireStatus(found.row.status, canAddDocuments);
  const stored = found.documents.map((row) => sealedDocument.unseal(config, row));
  const violations = [
    ...identityDocumentViolations(content, todayAt(found, now)),
    ...duplicateViolations(
      content,
      stored.flatMap((one) => (isReduced(one) ? [] : [one])),
    ),
  ];
  requireValid(violations.map((one) => ({ ...one, propertyPath: `content.${one.propertyPath}` })));
  if (found.documents.length >= scanRules.maxCount) {
    throw conflict('too-many', `A check can have ${scanRules.maxCount} documents. Remove one to add another.`);
  }
  const { id: checkId, ownerId } = found.row;
  const sealed = sealedDocument.seal(config, id, storedContent(content));
  const values = { id, ownerId, checkId, addedBy: by, ...sealed, createdAt: now, updatedAt: now };
  const [row] = await database.insert(tenantCheckDocuments).values(values).onConflictDoNothing().returning();
  if (!row) throw conflict('id-taken', 'Another document uses this id. Send a new UUID.');
  await addEvent(context, found.row, by, 'documentAdded');
  return submitWhenReady(context, await changeCheck(context, found));
}

/**
 * Removes a document and its scan from a locked check. A check that was sent keeps its documents, also while the
 * provider has a question: the result describes the identity that they proved.
 * @throws Problem 404 without such a document, 409 when sent
 */
export async function removeDocument(
  context: MoneyContext,
  found: FoundCheck,
  id: string,
  by: DocumentActor,
): Promise<FoundCheck> {
  requireFound(found.documents.find((document) => document.id === id));
  requireStatus(found.row.status, isUnsent);
  await context.database
    .delete(tenantCheckDocuments)
    .where(and(eq(tenantCheckDocuments.id, id), eq(tenantCheckDocuments.checkId, found.row.id)));
  await addEvent(context, found.row, by, 'documentRemoved');
  return changeCheck(context, found);
}

/** Returns the id of the owner's check that a document belongs to. @throws Problem 404 */
export async function checkIdOf(
  { database, owner }: { database: MoneyContext['database']; owner: { id: string } },
  documentId: string,
): Promise<string> {
  const { checkId, id, ownerId } = tenantCheckDocuments;
  const isOwnDocument = and(eq(id, documentId), eq(ownerId, owner.id));
  return requireFound(await firstRow(database.select({ checkId }).from(tenantCheckDocuments).where(isOwnDocument)))
    .checkId;
}

function storedContent({ number, cardNumber, ...content }: IdentityDocumentContent): IdentityDocumentContent {
  return {
    ...content,
    ...(number === undefined ? {} : { number: compactNumber(number) }),
    ...(cardNumber === undefined ? {} : { cardNumber: compactNumber(cardNumber) }),
  };
}
