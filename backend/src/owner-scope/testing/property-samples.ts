import sharp from 'sharp';
import { aPdf } from '../../testing/insert-document.ts';
import type { Sample } from './sample.ts';

export const aPhoto = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a8' } })
  .jpeg()
  .toBuffer();

/** Samples of properties, addresses and documents of ownership. */
export const propertySamples: Record<string, Sample> = {
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
  'GET /api/properties/:id/first-steps': {
    url: (world) => `/api/properties/${world.propertyId}/first-steps`,
    foreign: 'missing',
  },
  'PATCH /api/properties/:id': {
    url: (world) => `/api/properties/${world.propertyId}`,
    body: () => ({ bedrooms: 2 }),
    foreign: 'missing',
  },
  'DELETE /api/properties/:id': { url: (world) => `/api/properties/${world.emptyPropertyId}`, foreign: 'missing' },
  'GET /api/properties/:id/owners': {
    url: (world) => `/api/properties/${world.propertyId}/owners`,
    foreign: 'missing',
  },
  'PATCH /api/properties/:id/owners': {
    url: (world) => `/api/properties/${world.propertyId}/owners`,
    body: () => ({ owners: [{ name: 'Olivia Nguyen', share: 10_000 }] }),
    foreign: 'missing',
  },
  'POST /api/properties/:id/picture': {
    url: (world) => `/api/properties/${world.propertyId}/picture`,
    file: aPhoto,
    foreign: 'missing',
  },
  'DELETE /api/properties/:id/picture': {
    url: (world) => `/api/properties/${world.propertyId}/picture`,
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
};
