import { aPdf } from '../../testing/insert-document.ts';
import type { Sample } from './sample.ts';
import { tomorrowAt } from './tomorrow-at.ts';

/** Samples of listings, with their open homes, files and publication. */
export const listingSamples: Record<string, Sample> = {
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
  'DELETE /api/listings/:id': { url: (world) => `/api/listings/${world.draftId}`, foreign: 'missing' },
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
  'GET /api/listing-opens/:id/bookings': {
    url: (world) => `/api/listing-opens/${world.openId}/bookings`,
    foreign: 'missing',
  },
  'POST /api/inspection-bookings/:id/cancel': {
    url: (world) => `/api/inspection-bookings/${world.bookingId}/cancel`,
    body: () => ({ message: 'The home is let.' }),
    foreign: 'missing',
  },
  'DELETE /api/listing-opens/:id': { url: (world) => `/api/listing-opens/${world.openId}`, foreign: 'missing' },
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
  'POST /api/listings/:id/status': {
    url: (world) => `/api/listings/${world.listingId}/status`,
    body: () => ({ status: 'draft' }),
    foreign: 'missing',
  },
  'POST /api/listings/:id/publish': {
    url: (world) => `/api/listings/${world.publishableId}/publish`,
    foreign: 'missing',
  },
  'POST /api/listings/:id/discard-changes': {
    url: (world) => `/api/listings/${world.listingId}/discard-changes`,
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
};
