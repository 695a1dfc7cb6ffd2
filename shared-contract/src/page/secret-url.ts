const secretPath =
  /^\/+(?:offers|agreements|applications|check-authorisations|shared-documents|inspections|unsubscribe)\/+[^/?#]/i;

/**
 * True for a page whose URL grants access: `/offers/{token}`, `/agreements/{token}`, `/applications/{token}`,
 * `/check-authorisations/{token}`, `/shared-documents/{token}`, `/inspections/{token}` and `/unsubscribe/{token}`. Such
 * a URL must never be part of another URL, because other URLs appear in logs and referrers.
 * @param path path and query on this site
 */
export function isSecretUrl(path: string): boolean {
  return secretPath.test(path) || secretPath.test(decoded(path));
}

/** Returns `/` for a secret URL and other paths unchanged, for use inside another URL. */
export function redactSecretUrl(path: string): string {
  return isSecretUrl(path) ? '/' : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
