import { scanRules } from 'shared-contract/tenant-check/identity-document';
import { identityDocumentInput, tenantCheckContent } from 'shared-contract/tenant-check/tenant-check';
import { ownerRoute, type Route } from '../http/route.ts';
import { uploadRateLimit } from '../uploads/upload-rate-limit.ts';
import { addDocument, checkIdOf, removeDocument } from './change-documents.ts';
import { detailsReply } from './check-content-resource.ts';
import { addEvent } from './check-events.ts';
import { sealedFileReply } from './sealed-file-reply.ts';
import { requireScannable, storeScan, withoutMetadata } from './store-scan.ts';
import { tenantCheckPath } from './tenant-check-resource.ts';
import { findOwnCheck, lockOwnCheck } from './tenant-check-store.ts';

const documentPath = '/api/tenant-check-documents';

/** Bodies and responses have personal data, so none is stored for a repeated request. */
const confidential = { cacheControl: 'no-store', isReplaySafe: true } as const;

const postDocument = ownerRoute('POST', `${tenantCheckPath}/:id/documents`, {
  ...confidential,
  summary: 'Adds an identity document under a client-made id (V4, V5). The same document sent twice is added once.',
  body: identityDocumentInput,
  response: tenantCheckContent,
  async handler({ params, body, ...context }) {
    const found = await lockOwnCheck(context, params.id);
    const changed = await addDocument(context, found, body, 'owner');
    return detailsReply(context.config, changed);
  },
});

const deleteDocument = ownerRoute('DELETE', `${documentPath}/:id`, {
  summary: 'Removes an identity document and its scan before the check is sent.',
  response: tenantCheckContent,
  async handler({ params, ...context }) {
    const found = await lockOwnCheck(context, await checkIdOf(context, params.id));
    const changed = await removeDocument(context, found, params.id, 'owner');
    return detailsReply(context.config, changed);
  },
});

const postScan = ownerRoute('POST', `${documentPath}/:id/scans`, {
  ...confidential,
  summary: 'Stores the scan of a document, encrypted. The body is the file; another scan replaces it.',
  upload: () => scanRules,
  rateLimit: uploadRateLimit,
  beforeTransaction: {
    check: async ({ params, ...context }) =>
      requireScannable(await findOwnCheck(context, await checkIdOf(context, params.id)), params.id),
    prepareFile: withoutMetadata,
  },
  response: tenantCheckContent,
  async handler({ params, file, ...context }) {
    const found = await lockOwnCheck(context, await checkIdOf(context, params.id));
    const changed = await storeScan(context, found, params.id, file(), 'owner');
    return detailsReply(context.config, changed);
  },
});

const viewScan = ownerRoute('POST', `${documentPath}/:id/scan-views`, {
  ...confidential,
  summary: 'The scan of a document. Adds an entry to the access log, which the applicant sees.',
  response: null,
  async handler({ params, ...context }) {
    const found = await lockOwnCheck(context, await checkIdOf(context, params.id));
    const scan = found.files.find(({ documentId }) => documentId === params.id);
    const reply = await sealedFileReply(context, scan, 'identity-document');
    await addEvent(context, found.row, 'owner', 'scanViewed');
    return reply;
  },
});

export const ownerDocumentRoutes: Route[] = [postDocument, deleteDocument, postScan, viewScan];
