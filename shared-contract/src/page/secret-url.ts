const keyAddress = /^\/+offers\/+[^/?#]/i;

/**
 * True for a page whose address is a key, such as `/offers/{token}`: whoever has it may answer in the buyer's name. It is never
 * put into another address, which ends in logs and referers.
 * @param path path and query of our own
 */
export function isSecretUrl(path: string): boolean {
  return keyAddress.test(path) || keyAddress.test(decoded(path));
}

/** The path to come back to as another address may carry it: the start page for one that is a key. */
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
