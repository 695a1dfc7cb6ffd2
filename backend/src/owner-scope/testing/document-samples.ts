import { aPdf } from '../../testing/insert-document.ts';
import type { Sample } from './sample.ts';

const path = '/api/documents';

/** Samples of the documents of a property. */
export const documentSamples: Record<string, Sample> = {
  'GET /api/properties/:id/documents': {
    url: (world) => `/api/properties/${world.propertyId}/documents`,
    foreign: 'missing',
  },
  'POST /api/properties/:id/documents': {
    url: (world) => `/api/properties/${world.propertyId}/documents?category=insurance&name=policy.pdf`,
    file: aPdf,
    foreign: 'missing',
  },
  'GET /api/documents/:id': { url: (world) => `${path}/${world.documentId}`, foreign: 'missing' },
  'PATCH /api/documents/:id': {
    url: (world) => `${path}/${world.documentId}`,
    body: () => ({ name: 'Landlord insurance', category: 'insurance', expiresOn: '2027-06-30' }),
    foreign: 'missing',
  },
  'POST /api/documents/:id/versions': {
    url: (world) => `${path}/${world.documentId}/versions?name=policy-2027.pdf`,
    file: aPdf,
    foreign: 'missing',
  },
  'GET /api/document-versions/:id/file': {
    url: (world) => `/api/document-versions/${world.documentVersionId}/file`,
    foreign: 'missing',
  },
  'POST /api/documents/:id/shares': {
    url: (world) => `${path}/${world.documentId}/shares`,
    body: () => ({
      token: 'q3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyAk',
      expiresOn: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    }),
    foreign: 'missing',
  },
  'DELETE /api/document-shares/:id': {
    url: (world) => `/api/document-shares/${world.documentShareId}`,
    foreign: 'missing',
  },
  'POST /api/documents/:id/restore': { url: (world) => `${path}/${world.documentId}/restore`, foreign: 'missing' },
  // Runs after the document was moved to the bin.
  'DELETE /api/binned-documents/:id': {
    url: (world) => `/api/binned-documents/${world.documentId}`,
    foreign: 'missing',
  },
  'DELETE /api/documents/:id': { url: (world) => `${path}/${world.documentId}`, foreign: 'missing' },
};
