/**
 * Messages about code that failed to load: from Chromium, Firefox and Safari for `import()`, from webpack for scripts
 * and stylesheets, and from the federation runtime for entries (001, 008), modules (014) and containers (015).
 */
const patterns = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /\bChunkLoadError\b|\bloading (?:css )?chunk .+ failed/i,
  /\bRUNTIME-0(?:01|08|14|15)\b/,
];

/** True for an error, or its message, about code that failed to load. */
export function isChunkError(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : typeof error === 'string' ? error : '';
  return patterns.some((pattern) => pattern.test(text));
}

export type ChunkRecoveryPorts = {
  /** Resolves to true when another build than this document's is live. */
  checkNow: () => Promise<boolean>;
  flushDrafts: () => unknown;
  isBusy: () => boolean;
  /** The guard that all reloads for new builds share. */
  mayReload: () => boolean;
  reload: () => void;
};

/**
 * Returns a handler for code that failed to load. When another build is live, files of this build may be gone, so the
 * handler reloads the page once. It does not reload offline, when the server fails, or with unsaved work (b.63).
 */
export function chunkRecovery({ checkNow: look, flushDrafts, isBusy, mayReload, reload }: ChunkRecoveryPorts) {
  return async (): Promise<void> => {
    if (!(await look())) return;
    flushDrafts();
    if (!isBusy() && mayReload()) reload();
  };
}
