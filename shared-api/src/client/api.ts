import * as z from 'zod/mini';
import {
  type ApiClient,
  createApiClient,
  type DownloadOptions,
  type RequestOptions,
  type UploadOptions,
} from './api-client.ts';
import { type ApiPorts, visitorPorts } from './api-ports.ts';
import type { Schema } from './parse-response.ts';
import type { Download } from './read-file.ts';

let client: ApiClient = createApiClient({ baseUrl: '', ...visitorPorts });

/** Joins the client to its session. The shell's bootstrap alone calls it; unnamed ports are a visitor's. */
export function configureApi(ports: Partial<ApiPorts>): void {
  client = createApiClient({ baseUrl: '', ...visitorPorts, ...ports });
}

const nothing = z.unknown();

/**
 * Requests to our API. Paths are whole (`/api/orders/…`), every answer is parsed by the schema that is passed.
 * @throws ApiProblem | NetworkFailure | ContractMismatch | SessionEnded; an abort passes through.
 */
export const api = {
  async get<T>(path: string, schema: Schema<T>, options: Pick<RequestOptions, 'query' | 'signal'> = {}): Promise<T> {
    return (await client.call({ method: 'GET', path, ...options }, schema)).value;
  },
  /** Like `get`, with the entity tag that a later `patch` passes as `ifMatch`. */
  getTagged<T>(
    path: string,
    schema: Schema<T>,
    options: Pick<RequestOptions, 'query' | 'signal'> = {},
  ): Promise<{ value: T; etag: string | null }> {
    return client.call({ method: 'GET', path, ...options }, schema);
  },
  async post<T>(
    path: string,
    body: unknown,
    schema: Schema<T>,
    options: Pick<RequestOptions, 'idempotencyKey' | 'signal'> = {},
  ): Promise<T> {
    return (await client.call({ method: 'POST', path, body, ...options }, schema)).value;
  },
  /** Like `post`, with the entity tag of what came of it. */
  postTagged<T>(
    path: string,
    body: unknown,
    schema: Schema<T>,
    options: Pick<RequestOptions, 'ifMatch' | 'idempotencyKey' | 'signal'> = {},
  ): Promise<{ value: T; etag: string | null }> {
    return client.call({ method: 'POST', path, body, ...options }, schema);
  },
  /** Posts a file as it is; `onProgress` hears how much of it has left. */
  async upload<T>(path: string, file: Blob, schema: Schema<T>, options: UploadOptions = {}): Promise<T> {
    return (await client.call({ method: 'POST', path, file, ...options }, schema)).value;
  },
  /** A merge-patch (RFC 7396): lists are replaced whole. */
  async patch<T>(
    path: string,
    body: unknown,
    schema: Schema<T>,
    options: Pick<RequestOptions, 'ifMatch' | 'idempotencyKey' | 'signal'> = {},
  ): Promise<T> {
    return (await client.call({ method: 'PATCH', path, body, ...options }, schema)).value;
  },
  /** Like `patch`, with the entity tag of what came of it, for the next change. */
  patchTagged<T>(
    path: string,
    body: unknown,
    schema: Schema<T>,
    options: Pick<RequestOptions, 'ifMatch' | 'signal'> = {},
  ): Promise<{ value: T; etag: string | null }> {
    return client.call({ method: 'PATCH', path, body, ...options }, schema);
  },
  /** A file; save it with shared-platform's `saveFile`. A body that is cut off is a NetworkFailure, never half a file. */
  download(path: string, options: DownloadOptions = {}): Promise<Download> {
    return client.download(path, options);
  },
  async delete(path: string, options: Pick<RequestOptions, 'ifMatch' | 'signal'> = {}): Promise<void> {
    await client.call({ method: 'DELETE', path, ...options }, nothing);
  },
} as const;
