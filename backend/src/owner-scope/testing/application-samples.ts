import type { Sample } from './sample.ts';

const path = '/api/applications';

/** Samples of rental applications and the certificates of their destruction. */
export const applicationSamples: Record<string, Sample> = {
  'GET /api/applications': {
    url: () => path,
    filters: (world) => [`property.id=${world.propertyId}`, 'status=submitted'],
    foreign: 'empty',
  },
  'GET /api/applications/:id': { url: (world) => `${path}/${world.applicationId}`, foreign: 'missing' },
  'POST /api/applications/:id/accesses': {
    url: (world) => `${path}/${world.applicationId}/accesses`,
    foreign: 'missing',
  },
  'PATCH /api/applications/:id': {
    url: (world) => `${path}/${world.applicationId}`,
    body: () => ({ status: 'shortlisted' }),
    foreign: 'missing',
  },
  'GET /api/destruction-certificates': {
    url: () => '/api/destruction-certificates',
    filters: (world) => [`property.id=${world.propertyId}`],
    foreign: 'empty',
  },
  'GET /api/destruction-certificates/:id/file': {
    url: (world) => `/api/destruction-certificates/${world.certificateId}/file`,
    foreign: 'missing',
  },
};
