import { isApiProblem } from '../errors/api-problem.ts';
import { NetworkFailure } from '../errors/network-failure.ts';
import { SessionEnded } from '../errors/session-ended.ts';
import type { ApiPorts, TokenReply } from './api-ports.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import { parseResponse, readProblem, type Schema } from './parse-response.ts';
import { type Download, type OnProgress, readFile } from './read-file.ts';
import { requestHeaders } from './request-headers.ts';
import { type Query, requestUrl } from './request-url.ts';
import { type Sender, send } from './send.ts';

export type RequestOptions = {
  query?: Query | undefined;
  signal?: AbortSignal | undefined;
  /** For writes a user may repeat: the same key, the same effect (RELIABILITY §4). */
  idempotencyKey?: string | undefined;
  /** The entity tag the change was made on; another one on the server is a 412. */
  ifMatch?: string | undefined;
};

export type Call = RequestOptions & { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; body?: unknown } & {
  /** Sent as the body instead of JSON. */
  file?: Blob;
  onProgress?: OnProgress | undefined;
};

export type UploadOptions = Pick<RequestOptions, 'query' | 'signal' | 'idempotencyKey'> & {
  onProgress?: OnProgress | undefined;
};

export type DownloadOptions = Pick<RequestOptions, 'query' | 'signal'> & { onProgress?: OnProgress | undefined };

export type ApiClient = {
  download: (path: string, options: DownloadOptions) => Promise<Download>;
  call: <T>(call: Call, schema: Schema<T>) => Promise<{ value: T; etag: string | null }>;
};

/** 10 MB on a slow phone. */
const fileTimeoutMs = 300_000;

/** The client of SPEC §7. It never toasts and never navigates: it answers, or it throws one of the four errors. */
export function createApiClient(ports: ApiPorts): ApiClient {
  const sender: Omit<Sender, 'deadline'> = {
    fetch: ports.fetch ?? ((url, init) => fetch(url, init)),
    timeoutMs: ports.timeoutMs ?? 20_000,
    retryDelayMs: ports.retryDelayMs ?? 300,
  };

  type Tokens = { token: string | null; csrf: string | null };

  async function attempt(call: Call, deadline: Deadline, tokens: Tokens): Promise<Response> {
    const { url, own } = requestUrl(ports.baseUrl, call.path, call.query);
    const { file } = call;
    return send({ ...sender, ...(await fileSender(call)), deadline }, url, {
      method: call.method,
      headers: requestHeaders(call, tokens),
      body: file ?? (call.body === undefined ? null : JSON.stringify(call.body)),
      signal: call.signal ?? null,
      credentials: own ? 'same-origin' : 'omit',
      // A redirect could carry the token to where nobody checked it.
      redirect: 'error',
    });
  }

  /** A file takes its time, and only a browser's own way tells how far it is. */
  async function fileSender({ file, onProgress = () => {} }: Call): Promise<Partial<Sender>> {
    if (!file) return {};
    if (ports.fetch) return { timeoutMs: fileTimeoutMs };
    const { sendFile } = await import('./send-file.ts');
    return { fetch: sendFile(onProgress), timeoutMs: fileTimeoutMs };
  }

  /** Each remedy once, in the order the server asks for them: where somebody signed in anew, both tokens are old. */
  async function authorised(call: Call, deadline: Deadline): Promise<Response> {
    const write = call.method !== 'GET';
    const { own, path } = requestUrl(ports.baseUrl, call.path);
    if (!own) return attempt(call, deadline, { token: null, csrf: null });
    const needsCsrf = write && path.startsWith('/api/') && !path.startsWith('/api/auth/');
    let token = tokenOf(await ports.accessToken({ write }));
    let csrf = needsCsrf ? await ports.csrfToken({ renew: false }) : null;
    if (needsCsrf && csrf === null)
      ports.warn('No CSRF token: the request is sent without one.', { method: call.method, path });
    let mayRefresh = true;
    let mayRenewCsrf = needsCsrf;
    for (;;) {
      const response = await attempt(call, deadline, { token, csrf });
      if (response.status === 401 && mayRefresh) {
        mayRefresh = false;
        const fresh = tokenOf(await ports.freshAccessToken(token));
        if (fresh === null || fresh === token) return response;
        token = fresh;
      } else if (mayRenewCsrf && (await isCsrfRefusal(response))) {
        mayRenewCsrf = false;
        csrf = await ports.csrfToken({ renew: true });
        if (csrf === null) return response;
      } else {
        const isSuspicious = response.status === 401 || (response.status === 400 && path.includes('/auth/'));
        return isSuspicious ? judged(response) : response;
      }
    }
  }

  /** An answer that may mean the end of the session (SPEC §8): the session is asked, and only it decides (RELIABILITY H4). */
  async function judged(response: Response): Promise<Response> {
    const verdict = await ports.sessionVerdict(response.status);
    if (verdict.kind === 'ended') throw new SessionEnded(verdict.reason);
    return response;
  }

  return {
    async download(path, { onProgress = () => {}, ...options }) {
      const deadline = createDeadline();
      try {
        const response = await authorised({ method: 'GET', path, ...options }, deadline);
        if (!response.ok) throw await readProblem(response);
        // Its body may take its time: only the answer's start has a deadline.
        deadline.end();
        return await readFile(response, onProgress);
      } finally {
        deadline.end();
      }
    },
    async call(call, schema) {
      const deadline = createDeadline();
      const finish = call.method === 'GET' ? undefined : ports.startWrite?.();
      try {
        const response = await authorised(call, deadline);
        if (!response.ok) throw await readProblem(response);
        const value = await parseResponse(response, schema, `${call.method} ${call.path}`);
        return { value, etag: response.headers.get('etag') };
      } finally {
        deadline.end();
        finish?.();
      }
    },
  };
}

async function isCsrfRefusal(response: Response): Promise<boolean> {
  return response.status === 403 && isApiProblem(await readProblem(response.clone()), { code: 'csrf' });
}

function tokenOf(answer: TokenReply): string | null {
  if (answer.kind === 'ended') throw new SessionEnded(answer.reason);
  if (answer.kind === 'unavailable') throw new NetworkFailure('session-unavailable');
  return answer.kind === 'token' ? answer.token : null;
}
