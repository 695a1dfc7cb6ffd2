import { packageCategory } from 'shared-contract/order/product';
import type { Database } from '../database/database.ts';
import { insertDocumentAsset, insertOwnershipDocument } from './insert-document.ts';
import { insertListing } from './insert-listing.ts';
import { insertOrder } from './insert-order.ts';
import { insertProduct } from './insert-product.ts';

type Overrides = { ownerId: string; dollars?: number } & Partial<Omit<Parameters<typeof insertListing>[1], 'ownerId'>>;

/** A draft that is ready to be published: content, a photo, a verified proof of ownership and a free package. */
export async function insertPublishable(database: Database, { ownerId, dollars = 0, ...overrides }: Overrides) {
  const listing = await insertListing(database, {
    ownerId,
    status: 'draft',
    publishedAt: null,
    headline: 'Sunny house near the river',
    description: 'Three bedrooms and a garden.',
    contactName: 'Sam',
    contactEmail: 'sam@example.com',
    ...overrides,
  });
  const own = { ownerId, propertyId: listing.propertyId };
  await insertDocumentAsset(database, { ownerId, listingId: listing.id, kind: 'photo', fileId: null });
  await insertOwnershipDocument(database, own);
  const product = await insertProduct(database, {
    category: packageCategory,
    name: 'Basic',
    priceCents: dollars * 100,
    fulfilment: 'listing',
  });
  const order = await insertOrder(database, { ...own, listingId: listing.id, lines: [{ product }] });
  return { listing, order };
}
