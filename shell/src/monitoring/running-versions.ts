const versions = new Map<string, string>();

/** Records the version of a remote that this document runs, for the log. */
export function setRunningVersion(remote: string, version: string): void {
  versions.set(remote, version);
}

/** The version of a remote that this document runs; undefined before its code loads. */
export function runningVersion(remote: string): string | undefined {
  return versions.get(remote);
}
