import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import type { IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import sharp from 'sharp';
import type { BackendConfig } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { firstRow } from '../../../database/single-row.ts';
import { fulfilments } from '../../../fulfilment/fulfilment-table.ts';
import { orderItems } from '../../../order-items/order-item-table.ts';
import { sha256Of } from '../../../pdf/sha256-of.ts';
import { products } from '../../../products/product-table.ts';
import { aPdf } from '../../../testing/insert-document.ts';
import { insertOrder } from '../../../testing/insert-order.ts';
import { insertProduct } from '../../../testing/insert-product.ts';
import { insertTenantCheck, zoe } from '../../../testing/insert-tenant-check.ts';
import { authorisedSha256 } from '../../authorised-content.ts';
import { sealedAuthorisation, sealedDocument, sealedFile } from '../../sealed-check.ts';
import { findCheck } from '../../tenant-check-store.ts';
import { tenantCheckAuthorisations, tenantCheckDocuments, tenantCheckFiles } from '../../tenant-check-table.ts';

/** What no log, mail or job may contain. */
export const passportNumber = 'PA7654321';

const passport: IdentityDocumentContent = {
  kind: 'passport',
  nameOnDocument: zoe.name,
  number: passportNumber,
  country: 'AU',
  expiresOn: '2031-02-28',
};
const bill: IdentityDocumentContent = { kind: 'utilityBill', nameOnDocument: zoe.name, institution: 'AGL' };
const card: IdentityDocumentContent = {
  kind: 'concessionCard',
  nameOnDocument: zoe.name,
  institution: 'Services',
  expiresOn: '2030-01-01',
};

type Values = Omit<Parameters<typeof insertTenantCheck>[1], 'product'> & { signedOn?: string; scans?: boolean };

/** By default a paid check of Zoë that is on its way to the provider, with 135 points, a photo and two scanned PDFs. */
export async function insertSubmittedCheck(
  { database, config }: { database: Database; config: BackendConfig },
  { signedOn = '2026-11-20', scans = true, ...values }: Values,
) {
  const now = values.requestedAt ?? new Date('2026-11-20T01:00:00Z');
  const orderItemId = await insertPaidItem(database, values);
  const check = await insertTenantCheck(database, { status: 'submitted', orderItemId, updatedAt: now, ...values });
  const { id, ownerId } = check;
  const contentSha256 = authorisedSha256(config, await findCheck(database, id));
  await database.insert(tenantCheckAuthorisations).values({
    id,
    ownerId,
    method: 'signed',
    signedAt: new Date(`${signedOn}T00:00:00Z`),
    signedOn,
    sha256: 'a'.repeat(64),
    ...sealedAuthorisation.seal(config, id, { name: zoe.name, textSha256: 'b'.repeat(64), contentSha256 }),
  });
  const documentIds: string[] = [];
  for (const content of [passport, bill, card]) {
    const documentId = randomUUID();
    documentIds.push(documentId);
    const sealed = sealedDocument.seal(config, documentId, content);
    await database
      .insert(tenantCheckDocuments)
      .values({ id: documentId, ownerId, checkId: id, addedBy: 'applicant', ...sealed });
  }
  const file = { ownerId, checkId: id, kind: 'scan' } as const;
  const [first = null, ...others] = documentIds;
  if (scans) {
    await insertFile(database, config, { ...file, documentId: first, mediaType: 'image/jpeg', bytes: await aPhoto() });
    for (const documentId of others) {
      await insertFile(database, config, { ...file, documentId, mediaType: 'application/pdf', bytes: aPdf });
    }
  }
  const authorisation = { ...file, kind: 'authorisation', documentId: null, mediaType: 'application/pdf' } as const;
  await insertFile(database, config, { ...authorisation, bytes: aPdf });
  return check;
}

type File = Pick<typeof tenantCheckFiles.$inferInsert, 'ownerId' | 'checkId' | 'kind' | 'documentId' | 'mediaType'> & {
  bytes: Buffer;
};

async function insertFile(database: Database, config: BackendConfig, { bytes, ...file }: File): Promise<void> {
  const id = randomUUID();
  const sealed = sealedFile.seal(config, id, bytes);
  const values = { ...file, ...sealed, id, byteSize: bytes.length, sha256: sha256Of(bytes) };
  await database.insert(tenantCheckFiles).values(values);
}

const aPhoto = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer();

/** Returns the item of a paid order for a TICA check. */
async function insertPaidItem(database: Database, { ownerId, propertyId }: Pick<Values, 'ownerId' | 'propertyId'>) {
  const { sku } = checkCoverage.TICA;
  const product =
    (await firstRow(database.select().from(products).where(eq(products.sku, sku)))) ??
    (await insertProduct(database, { sku, name: 'TICA', priceCents: 2_500, fulfilment: 'tenantCheck' }));
  const order = await insertOrder(database, { ownerId, propertyId, status: 'completed', lines: [{ product }] });
  const item = await firstRow(database.select().from(orderItems).where(eq(orderItems.orderId, order.id)));
  const orderItemId = item?.id ?? '';
  const done = { kind: 'tenantCheck', status: 'done', reason: 'tenant-check-sent' } as const;
  await database.insert(fulfilments).values({ ownerId, orderId: order.id, orderItemId, ...done });
  return orderItemId;
}
