/**
 * Matches error messages about code that could not be loaded. They come from Chromium, Firefox and Safari for
 * `import()`, from webpack for scripts and stylesheets, and from the federation runtime for entries (001, 008), modules
 * (014) and containers (015).
 */
const patterns = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /\bChunkLoadError\b|\bloading (?:css )?chunk .+ failed/i,
  /\bRUNTIME-0(?:01|08|14|15)\b/,
];

/** Returns true for an error about code that could not be loaded, or for its message. */
export function isChunkError(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : typeof error === 'string' ? error : '';
  return patterns.some((pattern) => pattern.test(text));
}

export type ChunkRecoveryPorts = {
  /** Checks for a new build. Resolves to true when the live build is not the build of this document. */
  checkNow: () => Promise<boolean>;
  flushDrafts: () => unknown;
  isBusy: () => boolean;
  /** Returns true when a reload is allowed. All automatic reloads for new builds share this guard. */
  mayReload: () => boolean;
  reload: () => void;
};

/**
 * Returns a handler for code that could not be loaded. When a new build is live, the files of this document's build may
 * no longer exist, so the handler reloads the page. It does not reload when the server cannot be reached, when there is
 * unsaved work, or soon after another such reload (b.63).
 */
export function chunkRecovery({ checkNow: look, flushDrafts, isBusy, mayReload, reload }: ChunkRecoveryPorts) {
  return async (): Promise<void> => {
    if (!(await look())) return;
    flushDrafts();
    if (!isBusy() && mayReload()) reload();
  };
}
