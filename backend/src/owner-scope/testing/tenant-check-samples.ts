import { aPdf } from '../../testing/insert-document.ts';
import { zoe } from '../../testing/insert-tenant-check.ts';
import type { Sample } from './sample.ts';
import type { SampleData } from './sample-data.ts';

const path = '/api/tenant-checks';
const documentPath = '/api/tenant-check-documents';
const today = new Date().toISOString().slice(0, 10);

type CheckId = 'tenantCheckId' | 'draftCheckId' | 'askedCheckId' | 'listedCheckId' | 'clearCheckId';

const of = (id: CheckId, action = '') => ({
  url: (world: SampleData) => `${path}/${world[id]}${action}`,
  foreign: 'missing' as const,
});
const ofDocument = (action = '') => ({
  url: (world: SampleData) => `${documentPath}/${world.tenantCheckDocumentId}${action}`,
  foreign: 'missing' as const,
});

/** Samples of tenant checks, their documents, files and results. */
export const tenantCheckSamples: Record<string, Sample> = {
  'GET /api/tenant-checks': {
    url: () => path,
    filters: (world) => [`property.id=${world.propertyId}`, 'status=draft'],
    foreign: 'empty',
  },
  'GET /api/tenant-checks/:id': of('tenantCheckId'),
  'POST /api/tenant-check-searches': {
    url: () => '/api/tenant-check-searches',
    body: () => ({ text: 'Zoë' }),
    foreign: 'empty',
  },
  'POST /api/tenant-checks': {
    url: () => path,
    body: (world) => ({
      id: crypto.randomUUID(),
      property: `/api/properties/${world.propertyId}`,
      product: 'TICA',
      applicant: zoe,
      consent: true,
    }),
    foreign: 'rejected',
  },
  'PATCH /api/tenant-checks/:id': { ...of('draftCheckId'), body: () => ({ product: 'NTD' }) },
  'DELETE /api/tenant-checks/:id': of('draftCheckId'),
  'POST /api/tenant-checks/:id/accesses': of('tenantCheckId', '/accesses'),
  'POST /api/tenant-checks/:id/links': of('draftCheckId', '/links'),
  'POST /api/tenant-checks/:id/payments': of('draftCheckId', '/payments'),
  'POST /api/tenant-checks/:id/authorities': {
    ...of('draftCheckId', `/authorities?signedOn=${today}`),
    file: aPdf,
  },
  'GET /api/tenant-checks/:id/authority-form': of('draftCheckId', '/authority-form'),
  'POST /api/tenant-checks/:id/authority-downloads': of('draftCheckId', '/authority-downloads'),
  'POST /api/tenant-checks/:id/documents': {
    ...of('draftCheckId', '/documents'),
    body: () => ({
      id: crypto.randomUUID(),
      content: { kind: 'utilityBill', nameOnDocument: zoe.name, institution: 'Origin' },
    }),
  },
  'POST /api/tenant-check-documents/:id/scans': { ...ofDocument('/scans'), file: aPdf },
  'POST /api/tenant-check-documents/:id/scan-views': ofDocument('/scan-views'),
  'DELETE /api/tenant-check-documents/:id': ofDocument(),
  'POST /api/tenant-checks/:id/answers': {
    ...of('askedCheckId', '/answers'),
    body: () => ({ answer: 'Yes, it is.' }),
  },
  'POST /api/tenant-checks/:id/reports': of('listedCheckId', '/reports'),
  'POST /api/tenant-checks/:id/notices': of('listedCheckId', '/notices'),
  'POST /api/tenant-checks/:id/notice-files': of('listedCheckId', '/notice-files'),
  'POST /api/tenant-checks/:id/destructions': of('clearCheckId', '/destructions'),
};
