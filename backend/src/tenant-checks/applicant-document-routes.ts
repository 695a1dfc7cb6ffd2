import type { FastifyRequest } from 'fastify';
import {
  applicantCheckView,
  applicantDocumentInput,
  applicantDocumentRemoval,
  privateLinkHeader,
} from 'shared-contract/tenant-check/check-link';
import { scanRules } from 'shared-contract/tenant-check/identity-document';
import { guestRoute, type Route } from '../http/route.ts';
import { forCheckApplicants, replyWithApplicantView } from './applicant-view.ts';
import { addDocument, removeDocument } from './change-documents.ts';
import { findCheckByToken, lockCheckByToken } from './check-links.ts';
import { requireScannable, storeScan, withoutMetadata } from './store-scan.ts';

const changing = { ...forCheckApplicants, response: applicantCheckView, isReplaySafe: true } as const;

const postDocument = guestRoute('POST', '/api/tenant-check-applicant-documents', {
  ...changing,
  summary: 'The applicant adds an identity document under a client-made id (V4, V5).',
  body: applicantDocumentInput,
  async handler({ body: { token, ...document }, ...context }) {
    const { found } = await lockCheckByToken(context, token);
    await addDocument(context, found, document, 'applicant');
    return replyWithApplicantView(context, token);
  },
});

const postRemoval = guestRoute('POST', '/api/tenant-check-applicant-document-removals', {
  ...changing,
  summary: 'The applicant removes an identity document and its scan before the check is sent.',
  body: applicantDocumentRemoval,
  async handler({ body: { token, id }, ...context }) {
    const { found } = await lockCheckByToken(context, token);
    await removeDocument(context, found, id, 'applicant');
    return replyWithApplicantView(context, token);
  },
});

const postScan = guestRoute('POST', '/api/tenant-check-applicant-scans/:id', {
  ...changing,
  summary: 'The applicant stores the scan of a document. The body is the file, and a header has the token.',
  upload: () => scanRules,
  beforeTransaction: {
    async check({ params, request, ...context }) {
      const { found } = await findCheckByToken(context, tokenOf(request));
      requireScannable(found, params.id);
    },
    prepareFile: withoutMetadata,
  },
  async handler({ params, file, request, ...context }) {
    const token = tokenOf(request);
    const { found } = await lockCheckByToken(context, token);
    await storeScan(context, found, params.id, file(), 'applicant');
    return replyWithApplicantView(context, token);
  },
});

const tokenOf = ({ headers }: FastifyRequest) => String(headers[privateLinkHeader] ?? '');

export const applicantDocumentRoutes: Route[] = [postDocument, postRemoval, postScan];
