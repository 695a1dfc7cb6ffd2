import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestBackend } from 'backend/testing';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

type Page = { url: string; status: number; text: string };

export type SignInBrowser = ReturnType<typeof signInBrowser>;

/**
 * Follows redirects between the two origins with the cookies of each, as a browser does. It does not serve the site's
 * pages.
 */
export function signInBrowser(site: string, backend: TestBackend) {
  type Cookie = { name: string; value: string; path: string };
  const jars = new Map<string, Map<string, Cookie>>();

  async function send(url: URL, method: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const jar = jars.get(url.origin) ?? new Map<string, Cookie>();
    jars.set(url.origin, jar);
    const cookie = [...jar.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const all = { 'user-agent': firefox, ...(cookie === '' ? {} : { cookie }), ...headers };
    const response =
      url.origin === site
        ? await onSite(backend, url, method, all, body)
        : await onLoginService(url, method, all, body);
    for (const line of response.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) jar.delete(name + path);
      else jar.set(name + path, { name, value, path });
    }
    return response;
  }

  async function follow(url: URL, response: Answer, until?: 'stop'): Promise<Page> {
    const next = response.location && new URL(response.location, url);
    if (!next) return { url: url.href, status: response.status, text: response.text };
    const isPage = next.origin === site && !next.pathname.startsWith('/auth/');
    if (isPage || (until === 'stop' && next.pathname === '/auth/callback'))
      return { url: next.href, status: 200, text: '' };
    return follow(next, await send(next, 'GET', {}), until);
  }

  const api = (path: string, headers: Record<string, string>, payload?: object) =>
    send(
      new URL(path, site),
      payload ? 'POST' : 'GET',
      { ...headers, ...(payload ? { 'content-type': 'application/json' } : {}) },
      payload && JSON.stringify(payload),
    );

  return {
    forget: (origin: string) => jars.delete(origin),
    open: async (address: string, headers: Record<string, string> = {}) => {
      const url = new URL(address);
      return follow(url, await send(url, 'GET', headers));
    },
    post: async (address: string, fields: Record<string, string>, until?: 'stop') => {
      const url = new URL(address);
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin };
      return follow(url, await send(url, 'POST', headers, new URLSearchParams(fields).toString()), until);
    },
    /** What the sign-out button of a page of the login service does. Returns the status. */
    signOutOfLoginService: async (address: string) => {
      const url = new URL(address);
      const headers = { 'content-type': 'application/json', 'sec-fetch-mode': 'cors', origin: url.origin };
      return (await send(url, 'POST', headers, '{}')).status;
    },
    session: async () => JSON.parse((await api('/api/auth/session', { accept: 'text/json' })).text),
    refresh: (refreshToken: string) => api('/api/auth/refresh-token', {}, { refreshToken }),
    /** Sends a write of the signed-in user with the headers that the shell adds. */
    change: async (method: 'POST' | 'DELETE', path: string) => {
      const { tokens } = JSON.parse((await api('/api/auth/session', {})).text);
      const { csrfToken } = JSON.parse((await api('/api/auth/csrf-token', {})).text);
      const headers = { authorization: `Bearer ${tokens.accessToken}`, 'x-csrf-token': csrfToken };
      return (await send(new URL(path, site), method, headers)).status;
    },
    get: async (path: string, accessToken: string) =>
      JSON.parse((await api(path, { authorization: `Bearer ${accessToken}` })).text),
    statusOf: async (path: string, accessToken: string) =>
      (await api(path, { authorization: `Bearer ${accessToken}` })).status,
  };
}

type Answer = { status: number; text: string; location: string | undefined; cookies: string[] };

async function onSite(
  backend: TestBackend,
  url: URL,
  method: string,
  headers: Record<string, string>,
  payload?: string,
): Promise<Answer> {
  const response = await backend.inject({
    method: method as 'GET',
    url: url.pathname + url.search,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: response.statusCode,
    text: response.body,
    location: response.headers.location,
    cookies: [response.headers['set-cookie'] ?? []].flat(),
  };
}

/** Says that it is a navigation, which `fetch` cannot. */
async function onLoginService(
  url: URL,
  method: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
  const sent = request(url, { method, headers: { ...navigation, ...headers } }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    text: await text(response),
    location: response.headers.location,
    cookies: response.headers['set-cookie'] ?? [],
  };
}
