import { isSecretUrl } from './secret-url.ts';

/** Why a URL was rejected. */
export type UrlRefusal = 'not-an-address' | 'dangerous-scheme' | 'external' | 'credentials' | 'disguised' | 'loop';

export type UrlVerdict =
  | {
      ok: true;
      /** Path, query and hash as the URL parser serialises them. */
      path: string;
      url: URL;
      external: boolean;
    }
  | { ok: false; refusal: UrlRefusal };

// biome-ignore lint/suspicious/noControlCharactersInRegex: the URL parser drops control characters silently.
const controlOrBackslash = /[\u0000-\u001f\u007f\u2028\u2029\\]/;
const navigable = new Set(['http:', 'https:']);
const contactSchemes = new Set(['mailto:', 'tel:']);

/**
 * Checks the URL of a redirect or link (V42). Returns the parsed URL, or the reason to reject it. The path of a URL of
 * our origin must start with exactly one slash, also after decoding: `/x/..//evil.com` and `/%2e%2e//evil.com` are
 * rejected.
 * @param origin our origin, such as `https://verandah.example`
 * @param allow external origins that are allowed. The entries `mailto:` and `tel:` allow links with these schemes.
 */
export function checkUrl(candidate: string, origin: string, allow: readonly string[] = []): UrlVerdict {
  if (candidate === '' || candidate.length > 2048 || controlOrBackslash.test(candidate)) {
    return { ok: false, refusal: 'not-an-address' };
  }
  const url = URL.parse(candidate, origin);
  if (!url) return { ok: false, refusal: 'not-an-address' };
  if (!navigable.has(url.protocol)) {
    const isAllowed = contactSchemes.has(url.protocol) && allow.includes(url.protocol);
    return isAllowed ? { ok: true, path: url.href, url, external: true } : { ok: false, refusal: 'dangerous-scheme' };
  }
  if (url.username !== '' || url.password !== '') return { ok: false, refusal: 'credentials' };
  if (url.origin !== new URL(origin).origin) {
    return allow.includes(url.origin)
      ? { ok: true, path: url.href, url, external: true }
      : { ok: false, refusal: 'external' };
  }
  if (isDisguised(url.pathname)) return { ok: false, refusal: 'disguised' };
  return { ok: true, path: url.pathname + url.search + url.hash, url, external: false };
}

/**
 * Returns the path to redirect to after login or logout. It must be of our origin, start with one slash, not be below
 * /auth/ (which would cause a loop) and not be a secret URL. Returns `fallback` for anything else.
 */
export function safeReturnPath(candidate: string | null | undefined, origin: string, fallback = '/'): string {
  if (!candidate?.startsWith('/')) return fallback;
  const verdict = checkUrl(candidate, origin);
  if (!verdict.ok || verdict.external) return fallback;
  return isUnderAuth(verdict.url.pathname) || isSecretUrl(verdict.path) ? fallback : verdict.path;
}

function isUnderAuth(pathname: string): boolean {
  return /^\/(?:api\/)?auth(?:\/|$)/i.test(decoded(pathname));
}

function isDisguised(pathname: string): boolean {
  const once = decoded(pathname);
  const twice = decoded(once);
  return [pathname, once, twice].some((path) => path.startsWith('//') || path.includes('\\') || /^\/\s/.test(path));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
