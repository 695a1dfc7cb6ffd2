const versions = new Map<string, string>();

/** Notes which version of a remote this document runs, for the log. */
export function noteVersion(remote: string, version: string): void {
  versions.set(remote, version);
}

export function versionOf(remote: string): string | undefined {
  return versions.get(remote);
}
