import { createHash, randomBytes } from 'node:crypto';
import type { IdentityConfig } from '../config.ts';

export type TestClient = ReturnType<typeof testClient>;

/** Returns what the site and its users do at a login service: the requests of the site, and browsers. */
export function testClient(config: IdentityConfig) {
  const verifier = randomBytes(32).toString('base64url');

  function authorizeUrl(more: Record<string, string> = {}): string {
    const url = new URL(`${config.issuer}/auth`);
    url.search = new URLSearchParams({
      client_id: 'verandah',
      response_type: 'code',
      redirect_uri: `${config.siteOrigin}/auth/callback`,
      scope: 'openid profile email',
      state: 'state-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    }).toString();
    return url.href;
  }

  function exchange(code: string, withVerifier: string): Promise<Response> {
    return fetch(`${config.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'verandah',
        redirect_uri: `${config.siteOrigin}/auth/callback`,
        code,
        code_verifier: withVerifier,
      }),
    });
  }

  async function tokensFor(callbackUrl: string): Promise<{ idToken: string; accessToken: string }> {
    const response = await exchange(new URL(callbackUrl).searchParams.get('code') ?? '', verifier);
    const { id_token: idToken, access_token: accessToken } = (await response.json()) as Record<string, string>;
    return { idToken: idToken ?? '', accessToken: accessToken ?? '' };
  }

  async function claimsFor(callbackUrl: string): Promise<Record<string, unknown>> {
    const { idToken } = await tokensFor(callbackUrl);
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  }

  /** A browser with cookies, redirects and forms. It stops at redirects to the site. */
  function aBrowser() {
    const cookies = new Map<string, string>();
    const open = async (
      url: string,
      init: RequestInit = {},
    ): Promise<{ url: string; status: number; text: string }> => {
      if (!url.startsWith(config.issuer)) return { url, status: 0, text: '' };
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { accept: 'text/html', cookie };
      const response = await fetch(url, { ...init, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const next = response.headers.get('location');
      if (next) return open(new URL(next, url).href);
      return { url, status: response.status, text: await response.text() };
    };
    return {
      open: (url: string) => open(url),
      post: (url: string, fields: Record<string, string>) =>
        open(url, { method: 'POST', body: new URLSearchParams(fields) }),
    };
  }

  return { authorizeUrl, exchange, tokensFor, claimsFor, aBrowser };
}
