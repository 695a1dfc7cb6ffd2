const hashedFile = /^(.+)\.[0-9a-f]+\.(js|css)$/;
const deltaFile = /^(.+\.(?:js|css))\.([0-9a-f]{64})\.dcz$/;

/**
 * Returns the name that all versions of a script or stylesheet have in common, with `*` for the hash of the content,
 * such as `search.*.js`. It is a URL pattern, too. Returns undefined for other files.
 */
export function chunkOf(file: string): string | undefined {
  const [, name, ending] = hashedFile.exec(file) ?? [];
  return name && `${name}.*.${ending}`;
}

/**
 * Returns the name of the delta (RFC 9842, `dcz`) from which a browser makes a file with the help of an earlier one.
 * @param dictionary the SHA-256 hash of the earlier file's content, in hexadecimal
 */
export function deltaOf(file: string, dictionary: string): string {
  return `${file}.${dictionary}.dcz`;
}

/** Returns the file that a delta makes, and the hash of the file that it needs; undefined for another name. */
export function readDeltaName(name: string): { file: string; dictionary: string } | undefined {
  const [, file, dictionary] = deltaFile.exec(name) ?? [];
  return file && dictionary ? { file, dictionary } : undefined;
}
