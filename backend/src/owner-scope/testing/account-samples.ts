import { aPhoto } from './property-samples.ts';
import type { Sample } from './sample.ts';

/** Samples of the user’s own data: profile, overview, export and sessions. */
export const accountSamples: Record<string, Sample> = {
  'GET /api/customer-users/:id': { url: (world) => `/api/customer-users/${world.ownerId}`, foreign: 'missing' },
  'PATCH /api/customer-users/:id': {
    url: (world) => `/api/customer-users/${world.ownerId}`,
    body: () => ({ firstName: 'Olivia', phone: '0491 570 006' }),
    foreign: 'missing',
  },
  'POST /api/customer-users/welcome': { url: () => '/api/customer-users/welcome', foreign: 'own' },
  'GET /api/customer-users/:id/photo': {
    url: (world) => `/api/customer-users/${world.ownerId}/photo`,
    foreign: 'missing',
  },
  'POST /api/customer-users/:id/photo': {
    url: (world) => `/api/customer-users/${world.ownerId}/photo`,
    file: aPhoto,
    foreign: 'missing',
  },
  'DELETE /api/customer-users/:id/photo': {
    url: (world) => `/api/customer-users/${world.ownerId}/photo`,
    foreign: 'missing',
  },
  'GET /api/sample-data': { url: () => '/api/sample-data', foreign: 'own' },
  'POST /api/sample-data': { url: () => '/api/sample-data', foreign: 'own' },
  'DELETE /api/sample-data': { url: () => '/api/sample-data', foreign: 'own' },
  'GET /api/data-export': { url: () => '/api/data-export', foreign: 'own' },
  'GET /api/activity': { url: () => '/api/activity', foreign: 'empty' },
  'GET /api/booked-inspections': { url: () => '/api/booked-inspections', foreign: 'empty' },
  'GET /api/overview': { url: () => '/api/overview', foreign: 'own' },
  'GET /api/sessions': { url: () => '/api/sessions', foreign: 'own' },
  'DELETE /api/sessions/:id': { url: (world) => `/api/sessions/${world.sessionId}`, foreign: 'missing' },
  'DELETE /api/sessions': { url: () => '/api/sessions', foreign: 'own' },
};
