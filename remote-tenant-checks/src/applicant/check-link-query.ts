import { mutationOptions } from '@tanstack/react-query';
import { api, isApiProblem, queryClient, storeResponse, wireQuery } from 'shared-api';
import { applicantCheckView, privateLinkHeader } from 'shared-contract/tenant-check/check-link';
import type { IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import { saveFile } from 'shared-platform';
import type { UploadOptions } from '../identity/use-scan-upload.ts';

const key = (token: string) => ['remote-tenant-checks', 'check-link', token];

/** What an emailed link shows. The token is sent in the body, because URLs end up in logs. */
export const checkLinkQuery = (token: string) =>
  wireQuery(key(token), 'POST /api/tenant-check-views', applicantCheckView, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/tenant-check-views', body: { token }, signal }),
    // Shows the latest status when the applicant returns to this tab. A link without a check stays invalid, so it is
    // not requested again.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && 'always',
  });

/** Sends a request of the link's holder. Its response is the latest view. */
async function sendOfLink(token: string, path: string, body: object): Promise<void> {
  storeResponse(key(token), await api.send({ method: 'POST', path, body: { token, ...body } }));
}

/** A request can fail because the check has changed, so the latest view is fetched then. */
const refetchView = (token: string) => () => queryClient().invalidateQueries({ queryKey: key(token) });

const mutationOfLink = <Input>(token: string, path: string, bodyOf: (input: Input) => object) =>
  mutationOptions({
    mutationFn: (input: Input) => sendOfLink(token, path, bodyOf(input)),
    onError: refetchView(token),
  });

export type CheckSignature = { version: number; textSha256: string; name: string; image?: string; consent: true };

export const signCheckMutation = (token: string) =>
  mutationOfLink(token, '/api/tenant-check-signatures', (signature: CheckSignature) => signature);

export const withdrawConsentMutation = (token: string) =>
  mutationOfLink<void>(token, '/api/tenant-check-withdrawals', () => ({}));

export const answerQuestionMutation = (token: string) =>
  mutationOfLink(token, '/api/tenant-check-applicant-answers', (answer: string) => ({ answer }));

export const disputeResultMutation = (token: string) =>
  mutationOfLink(token, '/api/tenant-check-disputes', (message: string) => ({ message }));

/** Adds a document. A repeated request with the same id adds it once. */
export const addDocument = (token: string, id: string, content: IdentityDocumentContent): Promise<void> =>
  sendOfLink(token, '/api/tenant-check-applicant-documents', { id, content });

export const removeDocumentMutation = (token: string) =>
  mutationOfLink(token, '/api/tenant-check-applicant-document-removals', (id: string) => ({ id }));

/** Uploads the scan of a document. The body is the file, so the token is in a header. */
export async function uploadScan(token: string, id: string, file: File, options: UploadOptions): Promise<void> {
  const path = `/api/tenant-check-applicant-scans/${encodeURIComponent(id)}`;
  const headers = { [privateLinkHeader]: token };
  storeResponse(key(token), await api.send({ method: 'POST', path, file, headers, ...options }));
}

/** Emails a new link to the applicant. The response says nothing about the check. */
export const renewLinkMutation = (token: string) =>
  mutationOptions({
    mutationFn: () => api.send({ method: 'POST', path: '/api/tenant-check-link-renewals', body: { token } }),
  });

/** The names contain no personal data, because downloads of a shared device are easy to find. */
const fileNames = {
  authorisation: 'tenant-check-authorisation.pdf',
  report: 'tenant-check-report.pdf',
  notice: 'tenant-check-notice.pdf',
};

/** Downloads a file of the check and saves it. */
export async function downloadOfLink(token: string, file: keyof typeof fileNames): Promise<void> {
  const options = { body: { token, file } };
  const download = await api.download('/api/tenant-check-applicant-files', options);
  saveFile(download.file, download.name ?? fileNames[file]);
}

/** True for a link that worked until its date. The applicant can get a new one. */
export const isExpiredLink = (error: unknown): boolean => isApiProblem(error, { status: 410, code: 'link-expired' });
