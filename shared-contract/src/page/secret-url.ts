const secretPath = /^\/+offers\/+[^/?#]/i;

/**
 * True for a page whose URL grants access, such as `/offers/{token}`. It must never become part of another URL, which
 * ends up in logs and referrers.
 * @param path path and query of our own
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
