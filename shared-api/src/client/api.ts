import * as z from 'zod/mini';
import { setFindingReporter } from '../resource/contract-finding.ts';
import { parseWire, type Schema } from '../resource/parse-wire.ts';
import {
  type ApiClient,
  type Call,
  createApiClient,
  type DownloadOptions,
  type RequestOptions,
  type UploadOptions,
} from './api-client.ts';
import { type ApiPorts, visitorPorts } from './api-ports.ts';
import type { Download } from './read-file.ts';
import type { WireResponse } from './wire-response.ts';

let client: ApiClient = createApiClient({ baseUrl: '', ...visitorPorts });

/**
 * Connects the API client to the session. For the shell, for a remote that runs without it, and for tests. Ports that
 * are not given get the values for a visitor (`visitorPorts`).
 */
export function configureApi(ports: Partial<ApiPorts>): void {
  client = createApiClient({ baseUrl: '', ...visitorPorts, ...ports });
  setFindingReporter(ports.reportFinding ?? (() => {}));
}

const anything = z.unknown();

/**
 * Sends requests to our API without the query cache. For resources that a page shows, use `resourceQuery` and
 * `patchResource` instead. Paths start with `/api/`. Methods with a `schema` parse the response with it.
 * @throws ApiProblem | NetworkFailure | ContractMismatch | SessionEnded; when the caller aborts, the abort error
 */
export const api = {
  get: <T>(path: string, schema: Schema<T>, options: Pick<RequestOptions, 'query' | 'signal'> = {}): Promise<T> =>
    parsed({ method: 'GET', path, ...options }, schema),
  /** Sends a POST whose response is not a resource that pages show, such as a receipt. */
  post: <T>(
    path: string,
    body: unknown,
    schema: Schema<T>,
    options: Pick<RequestOptions, 'idempotencyKey' | 'signal'> = {},
  ): Promise<T> => parsed({ method: 'POST', path, body, ...options }, schema),
  /** Sends a file unchanged. `onProgress` gets the share that has been sent, from 0 to 1. */
  upload: <T>(path: string, file: Blob, schema: Schema<T>, options: UploadOptions = {}): Promise<T> =>
    parsed({ method: 'POST', path, file, ...options }, schema),
  /**
   * Downloads a file and checks its type, length and first and last bytes. Save it with `saveFile` of shared-platform.
   * @throws NetworkFailure when the body is incomplete, ContractMismatch when it is not a complete file of its type
   */
  download(path: string, options: DownloadOptions = {}): Promise<Download> {
    return client.download(path, options);
  },
  async delete(path: string, options: Pick<RequestOptions, 'ifMatch' | 'signal'> = {}): Promise<void> {
    await parsed({ method: 'DELETE', path, ...options }, anything);
  },
  /** Returns the response without parsing it. Use it for the `fetch` option of a query. */
  send(call: Call): Promise<WireResponse> {
    return client.send(call);
  },
} as const;

async function parsed<T>(call: Call, schema: Schema<T>): Promise<T> {
  const { body } = await client.send(call);
  return parseWire(schema, body, `${call.method} ${call.path}`);
}
