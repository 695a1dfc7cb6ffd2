const versions = new Map<string, string>();

/** Records which version of a remote this document runs, for log entries. */
export function setRunningVersion(remote: string, version: string): void {
  versions.set(remote, version);
}

/** Returns the version of a remote that this document runs; undefined when the document has not loaded its code. */
export function runningVersion(remote: string): string | undefined {
  return versions.get(remote);
}
