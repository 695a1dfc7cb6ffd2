/**
 * How engines and loaders say that a part of the site did not come: Chromium, Firefox and Safari of `import()`, webpack of
 * scripts and stylesheets, and the federation runtime of entries (001, 008), the exposed module (014) and the container (015).
 */
const wordings = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /\bChunkLoadError\b|\bloading (?:css )?chunk .+ failed/i,
  /\bRUNTIME-0(?:01|08|14|15)\b/,
];

/** True when the error, or its text, tells of code that could not be loaded. */
export function isChunkError(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : typeof error === 'string' ? error : '';
  return wordings.some((wording) => wording.test(text));
}

export type ChunkRecoveryPorts = {
  /** Whether another build than this document's is live, asked now. */
  look: () => Promise<boolean>;
  flushDrafts: () => unknown;
  isBusy: () => boolean;
  /** The guard that full loads for new builds share. */
  mayReload: () => boolean;
  reload: () => void;
};

/**
 * Answers code that could not be loaded with one reload, where another build is live: then its files are what is missing. An
 * offline tab and a broken server are no reason to lose the page, and neither is unsaved work (RELIABILITY b.63).
 */
export function chunkRecovery({ look, flushDrafts, isBusy, mayReload, reload }: ChunkRecoveryPorts) {
  return async (): Promise<void> => {
    if (!(await look())) return;
    flushDrafts();
    if (!isBusy() && mayReload()) reload();
  };
}
