import { api } from 'shared-api';
import * as z from 'shared-contract/schema';
import type { IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import { checkPath, showContent } from '../check/check-queries.ts';
import type { UploadOptions } from '../identity/use-scan-upload.ts';

const documentPath = (id: string) => `/api/tenant-check-documents/${encodeURIComponent(id)}`;

/** The owner's requests about the documents of a check. Each shows the content that the server responds with. */
export const documentRequests = (checkId: string) => ({
  async add(id: string, content: IdentityDocumentContent): Promise<void> {
    const path = `${checkPath(checkId)}/documents`;
    await showContent(checkId, await api.send({ method: 'POST', path, body: { id, content } }));
  },
  async remove(id: string): Promise<void> {
    await showContent(checkId, await api.send({ method: 'DELETE', path: documentPath(id) }));
  },
  async uploadScan(id: string, file: File, { signal, onProgress }: UploadOptions): Promise<void> {
    // The content is parsed by the query that shows it.
    const body = await api.upload(`${documentPath(id)}/scans`, file, z.unknown(), { signal, onProgress });
    await showContent(checkId, { body, etag: null });
  },
  /** Returns the scan. The applicant's log gets an entry. */
  async readScan(id: string): Promise<Blob> {
    const { file } = await api.download(`${documentPath(id)}/scan-views`, { body: {} });
    return file;
  },
});
