import type { OnProgress } from './read-file.ts';

/**
 * `fetch` for a file on its way to the server: fetch itself cannot tell how far it is. Loaded when the first file is sent.
 * Rejects as fetch does: with the signal's reason, or a TypeError when nobody answers.
 *
 * It cannot forbid a redirect, only refuse what came of one. That one to another origin gets neither the file nor a token is the
 * work of the page's Content-Security-Policy, whose `connect-src` holds for every hop; e2e looks that it does (c.54).
 */
export function sendFile(onProgress: OnProgress): (url: string, init: RequestInit) => Promise<Response> {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const stop = () => request.abort();
      const settle = (end: () => void) => () => {
        signal?.removeEventListener('abort', stop);
        end();
      };
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
        onProgress(lengthComputable && total > 0 ? loaded / total : null);
      request.onload = settle(() =>
        // As with fetch and `redirect: 'error'`: nobody checked where a redirect leads.
        isSame(request.responseURL, url) ? resolve(answerOf(request)) : reject(new TypeError('redirected')),
      );
      request.onerror = settle(() => reject(new TypeError('Failed to fetch')));
      request.onabort = settle(() => reject(signal?.reason ?? new TypeError('aborted')));
      signal?.addEventListener('abort', stop, { once: true });
      request.send(body instanceof Blob ? body : null);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const isEmpty = request.status === 204 || request.status === 205 || request.status === 304;
  return new Response(isEmpty ? null : request.response, { status: request.status, headers });
}

const isSame = (answered: string, asked: string) => answered === new URL(asked, location.href).href;
