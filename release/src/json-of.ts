/** Returns the JSON of a stored file; undefined for a damaged one, which its schema then refuses. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
