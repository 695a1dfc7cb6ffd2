/** What happened to code of a release in this document. `send-results.ts` decides what counts. */
export type ReleaseResult =
  | { loaded: string }
  | { failed: string; reason: string }
  | { error: unknown; componentStack: string | null | undefined };

/**
 * The last results that are not sent yet. They are sent when the page has long been loaded (`areSent`), and from the
 * first failure on, because the user may leave a page that failed.
 */
export const results = { waiting: [] as ReleaseResult[], areSent: false };
