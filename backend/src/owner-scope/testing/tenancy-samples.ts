import type { Sample } from './sample.ts';

/** Samples of tenancies, tenant checks and tenancy agreements. */
export const tenancySamples: Record<string, Sample> = {
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
};
