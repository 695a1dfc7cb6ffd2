import { eq } from 'drizzle-orm';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';
import { readConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { firstRow } from '../../database/single-row.ts';
import { products } from '../../products/product-table.ts';
import { addEvent } from '../../tenant-checks/check-events.ts';
import { sealedAuthorisation, sealedDispute, sealedDocument, sealedFile } from '../../tenant-checks/sealed-check.ts';
import {
  tenantCheckAuthorisations,
  tenantCheckDisputes,
  tenantCheckDocuments,
  tenantCheckFiles,
  tenantCheckNotices,
} from '../../tenant-checks/tenant-check-table.ts';
import { testEncryptionKeys } from '../../testing/encryption-keys.ts';
import { aPdf } from '../../testing/insert-document.ts';
import { insertProduct } from '../../testing/insert-product.ts';
import { insertTenantCheck } from '../../testing/insert-tenant-check.ts';

const result: CheckResult = {
  outcome: 'listed',
  searchedOn: '2026-11-20',
  databases: ['TICA'],
  isIdentityVerified: true,
  listings: [],
};

type Own = { ownerId: string; propertyId: string };

/**
 * Six checks: one in progress, one that can be changed, one with a document and its scan, one with a question of the
 * provider, one with a hit, a notice and a dispute, and a clear one. The product of checks is sold.
 */
export async function checksOf(database: Database, own: Own) {
  const config = readConfig({ ENCRYPTION_KEYS: testEncryptionKeys });
  const { sku } = checkCoverage.TICA;
  const sold = await firstRow(database.select().from(products).where(eq(products.sku, sku)));
  if (!sold) await insertProduct(database, { sku, name: 'TICA', fulfilment: 'tenantCheck' });
  const { id: tenantCheckId } = await insertTenantCheck(database, own);
  const draft = await insertTenantCheck(database, { ...own, status: 'draft' });
  const documented = await insertTenantCheck(database, { ...own, status: 'draft' });
  const asked = await insertTenantCheck(database, { ...own, status: 'needsInfo', question: 'Is the name complete?' });
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 86_400_000);
  const complete = { status: 'complete', completedAt: now, expiresAt, noticeDueOn: '2026-11-27' } as const;
  const listed = await insertTenantCheck(database, { ...own, ...complete, result });
  const clear = await insertTenantCheck(database, { ...own, ...complete, noticeDueOn: null });

  const file = async (checkId: string, values: { kind: 'scan' | 'authorisation' | 'notice'; documentId?: string }) => {
    const id = crypto.randomUUID();
    const described = { mediaType: 'application/pdf', byteSize: aPdf.length, sha256: '0'.repeat(64) };
    const sealed = sealedFile.seal(config, id, aPdf);
    const ids = { id, checkId, ownerId: own.ownerId };
    await database.insert(tenantCheckFiles).values({ ...ids, ...described, ...values, ...sealed });
    return id;
  };
  const [tenantCheckDocumentId, disputeId] = [crypto.randomUUID(), crypto.randomUUID()];
  const bill = { kind: 'utilityBill', nameOnDocument: 'Zoë Žižka', institution: 'AGL' } as const;
  const sealedBill = sealedDocument.seal(config, tenantCheckDocumentId, bill);
  const { ownerId } = own;
  const ofDocumented = { ownerId, checkId: documented.id };
  await database
    .insert(tenantCheckDocuments)
    .values({ ...ofDocumented, id: tenantCheckDocumentId, addedBy: 'owner', ...sealedBill });
  await file(documented.id, { kind: 'scan', documentId: tenantCheckDocumentId });
  await file(draft.id, { kind: 'authorisation' });
  const signed = sealedAuthorisation.seal(config, draft.id, { name: 'Zoë Žižka', textSha256: null });
  const uploaded = { method: 'uploaded', signedAt: now, signedOn: '2026-11-20', sha256: '0'.repeat(64) } as const;
  await database.insert(tenantCheckAuthorisations).values({ ownerId, id: draft.id, ...uploaded, ...signed });
  const ofListed = { ownerId, checkId: listed.id };
  const fileId = await file(listed.id, { kind: 'notice' });
  await database.insert(tenantCheckNotices).values({ ...ofListed, fileId, sentAt: now });
  const dispute = sealedDispute.seal(config, disputeId, { message: 'This was someone else.' });
  await database.insert(tenantCheckDisputes).values({ ...ofListed, id: disputeId, ...dispute });
  await addEvent({ database, now }, draft, 'owner', 'created');
  return {
    tenantCheckId,
    tenantCheckDocumentId,
    draftCheckId: draft.id,
    askedCheckId: asked.id,
    listedCheckId: listed.id,
    clearCheckId: clear.id,
  };
}
