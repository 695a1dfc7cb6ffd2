import { eq } from 'drizzle-orm';
import { everyListing } from 'shared-contract/search/listing-search';
import { openSession } from '../../auth/session-store.ts';
import type { Database } from '../../database/database.ts';
import { listingOpens } from '../../listing-opens/listing-open-table.ts';
import { orderItems } from '../../order-items/order-item-table.ts';
import { aPdf, insertDocumentAsset, insertOwnershipDocument } from '../../testing/insert-document.ts';
import { insertEnquiry } from '../../testing/insert-enquiry.ts';
import { insertListing } from '../../testing/insert-listing.ts';
import { insertOffer } from '../../testing/insert-offer.ts';
import { insertOrder } from '../../testing/insert-order.ts';
import { insertProduct } from '../../testing/insert-product.ts';
import { insertProperty } from '../../testing/insert-property.ts';
import { insertPublishable } from '../../testing/insert-publishable.ts';
import { insertListingMark, insertSavedSearch } from '../../testing/insert-saved.ts';
import { insertSubscription } from '../../testing/insert-subscription.ts';
import { insertAgreement, insertTenancy, insertTenantCheck } from '../../testing/insert-tenancy.ts';

/** An owner with one row of each kind. A new resource adds its rows to `aWorldOf`. */
export type SampleData = {
  ownerId: string;
  propertyId: string;
  listingId: string;
  /** A draft that is ready to be published. */
  publishableId: string;
  openId: string;
  /** A document of the listing, with its file. */
  assetId: string;
  /** A proof of ownership of the property, with its file. */
  ownershipDocumentId: string;
  /** On another active listing of the owner. */
  offerId: string;
  tenancyId: string;
  agreementId: string;
  tenantCheckId: string;
  orderId: string;
  /** An item of the order that the owner can delete. */
  orderItemId: string;
  productId: string;
  subscriptionId: string;
  /** Another browser of the owner. */
  sessionId: string;
  enquiryId: string;
  savedSearchId: string;
};

export async function aWorldOf(database: Database, ownerId: string): Promise<SampleData> {
  const property = await insertProperty(database, { ownerId });
  const own = { ownerId, propertyId: property.id };
  const listing = await aListingOf(database, ownerId);
  await insertListingMark(database, { ownerId, listingId: listing.listingId });
  return {
    ...own,
    ...listing,
    savedSearchId: (await insertSavedSearch(database, { ownerId })).id,
    publishableId: (await insertPublishable(database, { ownerId })).listing.id,
    enquiryId: (await insertEnquiry(database, { ...own, listingId: listing.listingId })).id,
    offerId: (await anOfferOn(database, own)).id,
    ownershipDocumentId: (await insertOwnershipDocument(database, { ...own, status: 'rejected' })).id,
    tenancyId: (await insertTenancy(database, own)).id,
    agreementId: (await insertAgreement(database, { ...own, status: 'draft' })).id,
    tenantCheckId: (await insertTenantCheck(database, own)).id,
    ...(await anOrderOf(database, own)),
    subscriptionId: (await insertSubscription(database, { ...own, status: 'active' })).id,
    sessionId: (await openSession(database, { userId: ownerId, lifetime }, new Date())).session.id,
  };
}

const lifetime = { sessionSeconds: 3600, sessionIdleSeconds: 3600 };

async function anOfferOn(database: Database, own: { ownerId: string; propertyId: string }) {
  const listing = await insertListing(database, { ...own, type: 'sale' });
  return insertOffer(database, { ownerId: own.ownerId, listingId: listing.id });
}

async function anOrderOf(database: Database, own: { ownerId: string; propertyId: string }) {
  const product = await insertProduct(database);
  const order = await insertOrder(database, { ...own, lines: [{ product }] });
  const [line] = await database.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  if (!line) throw new Error('The order item was not stored.');
  return { orderId: order.id, orderItemId: line.id, productId: product.id };
}

async function aListingOf(database: Database, ownerId: string) {
  const listing = await insertListing(database, { ownerId, status: 'draft', opens: [tomorrowAt('03:00', '03:30')] });
  const [open] = await database.select().from(listingOpens).where(eq(listingOpens.listingId, listing.id));
  if (!open) throw new Error('The open home was not stored.');
  const document = await insertDocumentAsset(database, { ownerId, listingId: listing.id });
  return { listingId: listing.id, openId: open.id, assetId: document.id };
}

/** In UTC: Melbourne is ten or eleven hours ahead. */
function tomorrowAt(start: string, end: string) {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return { startAt: new Date(`${day}T${start}Z`), endAt: new Date(`${day}T${end}Z`) };
}

export type Sample = {
  /** Path and query of a request that succeeds for the owner. */
  url: (world: SampleData) => string;
  body?: (world: SampleData) => object;
  /** A file instead of JSON. */
  file?: Buffer;
  /** The same collection filtered by the owner's ids, which has to be empty for another user. */
  filters?: (world: SampleData) => string[];
  /**
   * The reply to another user: `missing` is a 404, `empty` a collection without the owner's rows, `rejected` a 422 or
   * 404 without a change.
   */
  foreign: 'missing' | 'empty' | 'rejected' | 'own';
};

/** By `METHOD path`. The test fails for an operation with `access: 'owner'` that is missing here. */
export const samples: Record<string, Sample> = {
  'GET /api/customer-users/:id': { url: (world) => `/api/customer-users/${world.ownerId}`, foreign: 'missing' },
  'PATCH /api/customer-users/:id': {
    url: (world) => `/api/customer-users/${world.ownerId}`,
    body: () => ({ firstName: 'Olivia', phone: '0491 570 006' }),
    foreign: 'missing',
  },
  'GET /api/data-export': { url: () => '/api/data-export', foreign: 'own' },
  'GET /api/overview': { url: () => '/api/overview', foreign: 'own' },
  'GET /api/addresses': { url: () => '/api/addresses', foreign: 'empty' },
  'GET /api/properties': { url: () => '/api/properties', foreign: 'empty' },
  'POST /api/properties': {
    url: () => '/api/properties',
    body: () => ({
      propertyType: { name: 'Residential' },
      category: { name: 'House' },
      address: { streetAddress: '7 Swan Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
    }),
    foreign: 'own',
  },
  'GET /api/properties/:id': { url: (world) => `/api/properties/${world.propertyId}`, foreign: 'missing' },
  'PATCH /api/properties/:id': {
    url: (world) => `/api/properties/${world.propertyId}`,
    body: () => ({ bedrooms: 2 }),
    foreign: 'missing',
  },
  'GET /api/listings': {
    url: () => '/api/listings',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'POST /api/listings': {
    url: () => '/api/listings',
    body: (world) => ({
      property: `/api/properties/${world.propertyId}`,
      type: 'lease',
      contactDetail: { name: 'Sam', email: 'sam@example.com' },
      listingPropertyDetails: [],
    }),
    foreign: 'rejected',
  },
  'PATCH /api/listings/:id': {
    url: (world) => `/api/listings/${world.listingId}`,
    body: () => ({ headline: 'Sunny house' }),
    foreign: 'missing',
  },
  'POST /api/listing-opens': {
    url: () => '/api/listing-opens',
    body: (world) => ({ listing: `/api/listings/${world.listingId}`, ...tomorrowAt('01:00', '01:30') }),
    foreign: 'rejected',
  },
  'PATCH /api/listing-opens/:id': {
    url: (world) => `/api/listing-opens/${world.openId}`,
    body: () => tomorrowAt('03:10', '03:40'),
    foreign: 'missing',
  },
  'DELETE /api/listing-opens/:id': { url: (world) => `/api/listing-opens/${world.openId}`, foreign: 'missing' },
  'GET /api/offers': {
    url: () => '/api/offers',
    filters: (world) => [`property.id=${world.propertyId}`, `listing.id=${world.listingId}`],
    foreign: 'empty',
  },
  'GET /api/offers/:id': { url: (world) => `/api/offers/${world.offerId}`, foreign: 'missing' },
  'PATCH /api/offers/:id': {
    url: (world) => `/api/offers/${world.offerId}`,
    body: () => ({ status: 'rejected', message: '' }),
    foreign: 'missing',
  },
  'GET /api/listings/:id/assets': {
    url: (world) => `/api/listings/${world.listingId}/assets`,
    foreign: 'missing',
  },
  'POST /api/listings/:id/assets': {
    url: (world) => `/api/listings/${world.listingId}/assets?kind=document&name=contract.pdf`,
    file: aPdf,
    foreign: 'missing',
  },
  'PATCH /api/listing-assets/:id': {
    url: (world) => `/api/listing-assets/${world.assetId}`,
    body: () => ({ position: 1 }),
    foreign: 'missing',
  },
  'GET /api/properties/:id/ownership-documents': {
    url: (world) => `/api/properties/${world.propertyId}/ownership-documents`,
    foreign: 'missing',
  },
  'POST /api/properties/:id/ownership-documents': {
    url: (world) => `/api/properties/${world.propertyId}/ownership-documents?kind=ratesNotice&name=rates.pdf`,
    file: aPdf,
    foreign: 'missing',
  },
  'GET /api/ownership-documents/:id/file': {
    url: (world) => `/api/ownership-documents/${world.ownershipDocumentId}/file`,
    foreign: 'missing',
  },
  'DELETE /api/ownership-documents/:id': {
    url: (world) => `/api/ownership-documents/${world.ownershipDocumentId}`,
    foreign: 'missing',
  },
  'POST /api/listings/:id/status': {
    url: (world) => `/api/listings/${world.listingId}/status`,
    body: () => ({ status: 'draft' }),
    foreign: 'missing',
  },
  'POST /api/listings/:id/publish': {
    url: (world) => `/api/listings/${world.publishableId}/publish`,
    foreign: 'missing',
  },
  'GET /api/listings/:id/reaxml': {
    url: (world) => `/api/listings/${world.publishableId}/reaxml`,
    foreign: 'missing',
  },
  'GET /api/pricing-quote': {
    url: () => '/api/pricing-quote?type=rent&state=VIC&postcode=3121&suburb=Richmond&propertyType=residential',
    foreign: 'own',
  },
  'GET /api/tenancies': {
    url: () => '/api/tenancies',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'GET /api/tenancies/:id': { url: (world) => `/api/tenancies/${world.tenancyId}`, foreign: 'missing' },
  'GET /api/tenant-checks': {
    url: () => '/api/tenant-checks',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'GET /api/tenant-checks/:id': { url: (world) => `/api/tenant-checks/${world.tenantCheckId}`, foreign: 'missing' },
  'GET /api/tenancy-agreements': {
    url: () => '/api/tenancy-agreements',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'POST /api/tenancy-agreements': {
    url: () => '/api/tenancy-agreements',
    body: (world) => ({
      property: `/api/properties/${world.propertyId}`,
      landlord: `/api/customer-users/${world.ownerId}`,
      landlordDetails: { name: 'Test Owner', address: '', phone: '', email: '' },
      tenantDetails: [{ name: 'Mia', address: '', phone: '', email: '', primaryTenant: true, position: 1 }],
      tenancyAgreementDetails: [],
    }),
    foreign: 'rejected',
  },
  'GET /api/tenancy-agreements/:id': {
    url: (world) => `/api/tenancy-agreements/${world.agreementId}`,
    foreign: 'missing',
  },
  'PATCH /api/tenancy-agreements/:id': {
    url: (world) => `/api/tenancy-agreements/${world.agreementId}`,
    body: () => ({ status: 'draft' }),
    foreign: 'missing',
  },
  'DELETE /api/tenancy-agreements/:id': {
    url: (world) => `/api/tenancy-agreements/${world.agreementId}`,
    foreign: 'missing',
  },
  'GET /api/orders': {
    url: () => '/api/orders',
    filters: (world) => [`property.id=${world.propertyId}`, `targetId=${world.propertyId}`, 'status=initiated'],
    foreign: 'empty',
  },
  'POST /api/orders': {
    url: () => '/api/orders',
    body: (world) => ({ target: `/api/listings/${world.listingId}` }),
    foreign: 'rejected',
  },
  'GET /api/orders/:id': { url: (world) => `/api/orders/${world.orderId}`, foreign: 'missing' },
  'PATCH /api/orders/:id': {
    url: (world) => `/api/orders/${world.orderId}`,
    body: () => ({ promotionCode: null }),
    foreign: 'missing',
  },
  'POST /api/order-items': {
    url: () => '/api/order-items',
    body: (world) => ({
      id: crypto.randomUUID(),
      parentOrder: `/api/orders/${world.orderId}`,
      product: `/api/products/${world.productId}`,
      quantity: 1,
    }),
    foreign: 'rejected',
  },
  'DELETE /api/order-items/:id': { url: (world) => `/api/order-items/${world.orderItemId}`, foreign: 'missing' },
  // Codes belong to the site. Anyone who knows a code can read it.
  'GET /api/promotion-codes': { url: () => '/api/promotion-codes?code=NONE', foreign: 'own' },
  'GET /api/subscriptions': {
    url: () => '/api/subscriptions',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'GET /api/subscriptions/:id': { url: (world) => `/api/subscriptions/${world.subscriptionId}`, foreign: 'missing' },
  'PATCH /api/subscriptions/:id': {
    url: (world) => `/api/subscriptions/${world.subscriptionId}`,
    body: () => ({ status: 'cancelAtPeriodEnd' }),
    foreign: 'missing',
  },
  'GET /api/enquiries': {
    url: () => '/api/enquiries',
    filters: (world) => [`property.id=${world.propertyId}`, 'status[]=new'],
    foreign: 'empty',
  },
  'GET /api/enquiries/:id': { url: (world) => `/api/enquiries/${world.enquiryId}`, foreign: 'missing' },
  'PATCH /api/enquiries/:id': {
    url: (world) => `/api/enquiries/${world.enquiryId}`,
    body: () => ({ status: 'closed' }),
    foreign: 'missing',
  },
  'POST /api/enquiries/:id/replies': {
    url: (world) => `/api/enquiries/${world.enquiryId}/replies`,
    body: () => ({ message: 'Saturday suits me well.' }),
    foreign: 'missing',
  },
  'GET /api/listing-marks': { url: () => '/api/listing-marks', foreign: 'empty' },
  'PATCH /api/listing-marks/:id': {
    url: (world) => `/api/listing-marks/${world.listingId}`,
    body: () => ({ saved: true, note: 'Ask about the roof.' }),
    foreign: 'missing',
  },
  'POST /api/listing-marks': {
    url: () => '/api/listing-marks',
    body: (world) => ({
      marks: [
        {
          listing: `/api/listings/${world.listingId}`,
          savedAt: '2026-11-01T00:00:00Z',
          hiddenAt: null,
          note: 'Mine',
          noteAt: '2026-11-01T00:00:00Z',
        },
      ],
    }),
    // Listings that the user cannot have seen are ignored, like listings that do not exist.
    foreign: 'own',
  },
  'GET /api/saved-searches': { url: () => '/api/saved-searches', foreign: 'empty' },
  'POST /api/saved-searches': {
    url: () => '/api/saved-searches',
    body: () => ({
      id: crypto.randomUUID(),
      name: 'Homes for rent',
      search: { ...everyListing, listingType: 'lease' },
    }),
    foreign: 'own',
  },
  'PATCH /api/saved-searches/:id': {
    url: (world) => `/api/saved-searches/${world.savedSearchId}`,
    body: () => ({ name: 'Near the river', seen: true }),
    foreign: 'missing',
  },
  'DELETE /api/saved-searches/:id': {
    url: (world) => `/api/saved-searches/${world.savedSearchId}`,
    foreign: 'missing',
  },
  'GET /api/sessions': { url: () => '/api/sessions', foreign: 'own' },
  'DELETE /api/sessions/:id': { url: (world) => `/api/sessions/${world.sessionId}`, foreign: 'missing' },
  'DELETE /api/sessions': { url: () => '/api/sessions', foreign: 'own' },
};
