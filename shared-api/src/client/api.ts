import * as z from 'zod/mini';
import { type ApiClient, createApiClient, type RequestOptions } from './api-client.ts';
import { type ApiPorts, visitorPorts } from './api-ports.ts';
import type { Schema } from './read-answer.ts';

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
  /** A merge-patch (RFC 7396): lists are replaced whole. */
  async patch<T>(
    path: string,
    body: unknown,
    schema: Schema<T>,
    options: Pick<RequestOptions, 'ifMatch' | 'idempotencyKey' | 'signal'> = {},
  ): Promise<T> {
    return (await client.call({ method: 'PATCH', path, body, ...options }, schema)).value;
  },
  async delete(path: string, options: Pick<RequestOptions, 'ifMatch' | 'signal'> = {}): Promise<void> {
    await client.call({ method: 'DELETE', path, ...options }, nothing);
  },
} as const;
