import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** The exports of `src/pages/<page>.page.tsx` of a remote: the fields of a React Router route module, and `title`. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
  /**
   * Returns the document title for the loader's data. Without this function, the page has the title from its page
   * table.
   */
  readonly title?: (data: unknown) => string;
}

/**
 * Why a page cannot be shown.
 * - `unreachable`: no response, or a response with an error status.
 * - `slow`: the page was not ready at its deadline (page-deadline.ts). It still appears when it is ready.
 * - `not-javascript`: a response that is neither a script nor a stylesheet.
 * - `tampered`: the file differs from the released file.
 * - `unverifiable`: the file has arrived, but no release that this document knows contains it.
 * - `incompatible`: this version of the shell cannot run the release.
 * - `missing-page`: the release does not contain the page.
 * - `crashed`: the code threw an error while it loaded or rendered.
 */
export type LoadFailureReason =
  | 'unreachable'
  | 'slow'
  | 'not-javascript'
  | 'tampered'
  | 'unverifiable'
  | 'incompatible'
  | 'missing-page'
  | 'crashed';

export interface LoadFailure {
  readonly ok: false;
  readonly remote: string;
  readonly version: string;
  readonly page: string;
  readonly reason: LoadFailureReason;
  /** What happened, with the error's stack. It is logged but not shown. */
  readonly detail: string;
  /** A code that the notice shows. Users give it to support, who find the log entry with it. */
  readonly reference: string;
  /** Only for a slow page: resolves when the missing part has arrived. Never rejects. */
  readonly late?: Promise<void>;
}

export interface LoadedPage {
  readonly ok: true;
  readonly module: PageModule;
  /** How long the code took to load, in milliseconds. */
  readonly loadMs: number;
}

/** The result of loading a page: the page, or the reason why it cannot be shown. Loading never rejects. */
export type LoadResult = LoadedPage | LoadFailure;

/** Thrown only inside `remotes/`. Callers outside get a {@link LoadFailure} instead. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly reason: LoadFailureReason;

  constructor(reason: LoadFailureReason, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}
