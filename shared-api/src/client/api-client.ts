import type { ApiPorts } from './api-ports.ts';
import { type RequestTokens, sendAuthorised } from './authorised-request.ts';
import type { FileType } from './check-file.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import { readBody, readProblem } from './read-body.ts';
import type { Download, OnProgress } from './read-file.ts';
import { requestHeaders } from './request-headers.ts';
import { type Query, requestUrl } from './request-url.ts';
import { type Sender, send } from './send.ts';
import type { WireResponse } from './wire-response.ts';

export type RequestOptions = {
  query?: Query | undefined;
  signal?: AbortSignal | undefined;
  /** A key for a write that the user may send again. The server runs requests with the same key only once. */
  idempotencyKey?: string | undefined;
  /**
   * The entity tag (ETag) of the version that the user has seen, sent as `If-Match`. The server rejects the change with
   * a 412 when the resource has a newer version.
   */
  ifMatch?: string | undefined;
};

export type Call = RequestOptions & { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; body?: unknown } & {
  /** A file that is sent as the body instead of JSON. */
  file?: Blob;
  onProgress?: OnProgress | undefined;
  headers?: UploadHeaders | undefined;
};

/** Headers in addition to those of every request, such as a secret token that a URL must not contain. */
type UploadHeaders = Readonly<Record<`x-${string}`, string>>;

export type UploadOptions = Pick<RequestOptions, 'query' | 'signal' | 'idempotencyKey'> & {
  onProgress?: OnProgress | undefined;
  headers?: UploadHeaders | undefined;
};

export type DownloadOptions = Pick<RequestOptions, 'query' | 'signal'> & {
  onProgress?: OnProgress | undefined;
  /**
   * The types that the file may have; by default all types of downloads. With `application/zip` the response may start
   * after up to 4 minutes instead of 20 s.
   */
  types?: FileType[] | undefined;
  /** Sent as JSON in a POST, for a file whose secret token must not be part of the address. */
  body?: unknown;
};

export type ApiClient = {
  send: (call: Call) => Promise<WireResponse>;
  download: (path: string, options: DownloadOptions) => Promise<Download>;
};

/** The time limit of an upload; enough for 10 MB on a slow phone. */
const fileTimeoutMs = 300_000;

/**
 * The time limit until the response with a zip archive starts, because the server builds the whole archive first. It is
 * below the 300 s for which the gateway waits for the backend.
 */
const archiveTimeoutMs = 240_000;

/**
 * Creates the API client of SPEC §7. It shows no toasts and never navigates. A request returns the response or throws
 * an ApiProblem, a NetworkFailure, a ContractMismatch or a SessionEnded.
 */
export function createApiClient(ports: ApiPorts): ApiClient {
  const sender: Omit<Sender, 'deadline'> = {
    fetch: ports.fetch ?? ((url, init) => fetch(url, init)),
    timeoutMs: ports.timeoutMs ?? 20_000,
    retryDelayMs: ports.retryDelayMs ?? 300,
  };

  const sendOnce =
    (call: Call, deadline: Deadline, timeoutMs = sender.timeoutMs) =>
    async (tokens: RequestTokens) => {
      const { url, own } = requestUrl(ports.baseUrl, call.path, call.query);
      return send({ ...sender, timeoutMs, ...(await fileSender(ports, call)), deadline }, url, {
        method: call.method,
        headers: requestHeaders(call, tokens),
        body: call.file ?? (call.body === undefined ? null : JSON.stringify(call.body)),
        signal: call.signal ?? null,
        credentials: own ? 'same-origin' : 'omit',
        // A redirect could send the token to another origin, so the request fails instead of following one.
        redirect: 'error',
      });
    };

  async function respond(call: Call, deadline: Deadline, timeoutMs?: number): Promise<Response> {
    const response = await sendAuthorised(ports, call, sendOnce(call, deadline, timeoutMs));
    if (!response.ok) throw await readProblem(response);
    return response;
  }

  return {
    async send(call) {
      const deadline = createDeadline();
      const finishWrite = call.method === 'GET' ? undefined : ports.startWrite?.();
      try {
        const response = await respond(call, deadline);
        const body = await readBody(response, `${call.method} ${call.path}`);
        return { body, etag: response.headers.get('etag') };
      } finally {
        deadline.end();
        finishWrite?.();
      }
    },
    async download(path, { onProgress = () => {}, types, ...options }) {
      const deadline = createDeadline();
      try {
        // Few visits send or download a file, so this code is loaded when one does.
        const { readCheckedFile } = await import('./files.ts');
        const startTimeoutMs = types?.includes('application/zip') ? archiveTimeoutMs : undefined;
        const method = options.body === undefined ? 'GET' : 'POST';
        const response = await respond({ method, path, ...options }, deadline, startTimeoutMs);
        // The time limit covers the time until the response starts. `readFile` has its own limit for a body that
        // stalls.
        deadline.end();
        return await readCheckedFile(response, `${method} ${path}`, onProgress, types);
      } finally {
        deadline.end();
      }
    },
  };
}

/**
 * Returns the settings for sending a file: a longer time limit, and a `fetch` that uses XMLHttpRequest, because the
 * browser's own `fetch` cannot report upload progress.
 */
async function fileSender(ports: ApiPorts, { file, onProgress = () => {} }: Call): Promise<Partial<Sender>> {
  if (!file) return {};
  if (ports.fetch) return { timeoutMs: fileTimeoutMs };
  const { sendFile } = await import('./files.ts');
  return { fetch: sendFile(onProgress), timeoutMs: fileTimeoutMs };
}
