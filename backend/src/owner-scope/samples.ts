import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { insertListing } from '../testing/insert-listing.ts';
import { insertProperty } from '../testing/insert-property.ts';
import { insertAgreement, insertTenancy, insertTenantCheck } from '../testing/insert-tenancy.ts';

/** An owner with one of everything. A resource adds what it needs to `aWorldOf`. */
export type World = {
  ownerId: string;
  propertyId: string;
  listingId: string;
  openId: string;
  tenancyId: string;
  agreementId: string;
  tenantCheckId: string;
};

export async function aWorldOf(database: Database, ownerId: string): Promise<World> {
  const property = await insertProperty(database, { ownerId });
  const own = { ownerId, propertyId: property.id };
  return {
    ...own,
    ...(await aListingOf(database, ownerId)),
    tenancyId: (await insertTenancy(database, own)).id,
    agreementId: (await insertAgreement(database, { ...own, status: 'draft' })).id,
    tenantCheckId: (await insertTenantCheck(database, own)).id,
  };
}

async function aListingOf(database: Database, ownerId: string) {
  const listing = await insertListing(database, { ownerId, status: 'draft', opens: [tomorrowAt('03:00', '03:30')] });
  const [open] = await database.select().from(listingOpens).where(eq(listingOpens.listingId, listing.id));
  if (!open) throw new Error('The open home was not stored.');
  return { listingId: listing.id, openId: open.id };
}

/** In UTC: Melbourne is ten or eleven hours ahead. */
function tomorrowAt(start: string, end: string) {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return { startAt: new Date(`${day}T${start}Z`), endAt: new Date(`${day}T${end}Z`) };
}

export type Sample = {
  /** Path and query of a request that succeeds for the world's owner. */
  url: (world: World) => string;
  body?: (world: World) => object;
  /** For a foreign user: `missing` is a 404; `empty` a collection without the world's rows; `refused` a 422 or 404 that changes nothing. */
  foreign: 'missing' | 'empty' | 'refused' | 'own';
};

/** By `METHOD path`. An operation that needs an owner and is not here fails the walk. */
export const samples: Record<string, Sample> = {
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
  'GET /api/listings': { url: () => '/api/listings', foreign: 'empty' },
  'POST /api/listings': {
    url: () => '/api/listings',
    body: (world) => ({
      property: `/api/properties/${world.propertyId}`,
      type: 'lease',
      contactDetail: { name: 'Sam', email: 'sam@example.com' },
      listingPropertyDetails: [],
    }),
    foreign: 'refused',
  },
  'PATCH /api/listings/:id': {
    url: (world) => `/api/listings/${world.listingId}`,
    body: () => ({ headline: 'Sunny house' }),
    foreign: 'missing',
  },
  'POST /api/listing-opens': {
    url: () => '/api/listing-opens',
    body: (world) => ({ listing: `/api/listings/${world.listingId}`, ...tomorrowAt('01:00', '01:30') }),
    foreign: 'refused',
  },
  'PATCH /api/listing-opens/:id': {
    url: (world) => `/api/listing-opens/${world.openId}`,
    body: () => tomorrowAt('03:10', '03:40'),
    foreign: 'missing',
  },
  'GET /api/tenancies': { url: () => '/api/tenancies', foreign: 'empty' },
  'GET /api/tenancies/:id': { url: (world) => `/api/tenancies/${world.tenancyId}`, foreign: 'missing' },
  'GET /api/tenant-checks': { url: () => '/api/tenant-checks', foreign: 'empty' },
  'GET /api/tenant-checks/:id': { url: (world) => `/api/tenant-checks/${world.tenantCheckId}`, foreign: 'missing' },
  'GET /api/tenancy-agreements': { url: () => '/api/tenancy-agreements', foreign: 'empty' },
  'POST /api/tenancy-agreements': {
    url: () => '/api/tenancy-agreements',
    body: (world) => ({
      property: `/api/properties/${world.propertyId}`,
      landlord: `/api/customer-users/${world.ownerId}`,
      landlordDetails: { name: 'Test Owner', address: '', phone: '', email: '' },
      tenantDetails: [{ name: 'Mia', address: '', phone: '', email: '', primaryTenant: true, position: 1 }],
      tenancyAgreementDetails: [],
    }),
    foreign: 'refused',
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
};
