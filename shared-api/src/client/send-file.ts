import type { OnProgress } from './read-file.ts';

/**
 * Returns a function like `fetch` that uses XMLHttpRequest, to report the progress of an upload. This module is loaded
 * when the first file is sent. The function rejects like `fetch`: with the signal's reason, or with a TypeError when
 * there is no response.
 *
 * XMLHttpRequest follows redirects, so a redirected response is rejected. The page's Content-Security-Policy prevents
 * the redirect from sending the file and token to another origin, because `connect-src` also applies to redirects
 * (c.54).
 */
export function sendFile(onProgress: OnProgress): (url: string, init: RequestInit) => Promise<Response> {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const settle = (finish: () => void) => () => {
        signal?.removeEventListener('abort', abort);
        finish();
      };
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
        onProgress(lengthComputable && total > 0 ? loaded / total : null);
      request.onload = settle(() =>
        // Rejects a redirected response, like `fetch` with `redirect: 'error'`, because the redirect's target is not
        // checked.
        isSameUrl(request.responseURL, url) ? resolve(responseOf(request)) : reject(new TypeError('redirected')),
      );
      request.onerror = settle(() => reject(new TypeError('Failed to fetch')));
      request.onabort = settle(() => reject(signal?.reason ?? new TypeError('aborted')));
      signal?.addEventListener('abort', abort, { once: true });
      request.send(body instanceof Blob ? body : null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const isEmpty = request.status === 204 || request.status === 205 || request.status === 304;
  return new Response(isEmpty ? null : request.response, { status: request.status, headers });
}

const isSameUrl = (responseUrl: string, url: string) => responseUrl === new URL(url, location.href).href;
