import type { Database } from '../database/database.ts';
import { insertProperty } from '../testing/insert-property.ts';
import { insertAgreement, insertTenancy, insertTenantCheck } from '../testing/insert-tenancy.ts';

/** An owner with one of everything. A resource adds what it needs to `aWorldOf`. */
export type World = {
  ownerId: string;
  propertyId: string;
  tenancyId: string;
  agreementId: string;
  tenantCheckId: string;
};

export async function aWorldOf(database: Database, ownerId: string): Promise<World> {
  const property = await insertProperty(database, { ownerId });
  const own = { ownerId, propertyId: property.id };
  return {
    ...own,
    tenancyId: (await insertTenancy(database, own)).id,
    agreementId: (await insertAgreement(database, { ...own, status: 'draft' })).id,
    tenantCheckId: (await insertTenantCheck(database, own)).id,
  };
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
