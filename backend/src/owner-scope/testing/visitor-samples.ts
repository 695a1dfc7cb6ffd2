import { everyListing } from 'shared-contract/search/listing-search';
import type { Sample } from './sample.ts';

/** Samples of what home seekers send and save: offers, enquiries, marks and saved searches. */
export const visitorSamples: Record<string, Sample> = {
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
  'GET /api/inbox': {
    url: () => '/api/inbox',
    filters: (world) => [`property.id=${world.propertyId}`, 'kind=offer', 'state=all'],
    foreign: 'empty',
  },
  'GET /api/inbox/count': { url: () => '/api/inbox/count', foreign: 'own' },
  'POST /api/inbox-searches': { url: () => '/api/inbox-searches', body: () => ({ text: 'Mia' }), foreign: 'empty' },
  'POST /api/owner-searches': { url: () => '/api/owner-searches', body: () => ({ text: 'Mia' }), foreign: 'empty' },
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
  'GET /api/alert-settings': { url: () => '/api/alert-settings', foreign: 'own' },
  'PATCH /api/alert-settings': {
    url: () => '/api/alert-settings',
    body: () => ({ shortlist: false }),
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
};
