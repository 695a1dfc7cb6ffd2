import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** What `src/pages/<page>.page.tsx` of a remote exports: React Router's route-module shape. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
  /** Returns the document title for the data of the loader. Without it the page has the title of the page table. */
  readonly title?: (data: unknown) => string;
}

/**
 * Why a page cannot be shown.
 * - `unreachable`: no response, or an error status.
 * - `slow`: the page missed its deadline (page-deadline.ts). It still appears when it is ready.
 * - `not-javascript`: a response that is not the script of the remote.
 * - `tampered`: other bytes than were released.
 * - `incompatible`: this version of the shell cannot run the release.
 * - `missing-page`: the release has no such page.
 * - `crashed`: the code threw while it loaded or rendered.
 */
export type LoadFailureReason =
  | 'unreachable'
  | 'slow'
  | 'not-javascript'
  | 'tampered'
  | 'incompatible'
  | 'missing-page'
  | 'crashed';

export interface LoadFailure {
  readonly ok: false;
  readonly remote: string;
  readonly version: string;
  readonly page: string;
  readonly reason: LoadFailureReason;
  /** For the log only: what happened, with the stack of the error. */
  readonly detail: string;
  /** The user quotes the reference to support, who find the log entry with it. */
  readonly reference: string;
  /** Only for a slow page: resolves when what it waited for has arrived. Never rejects. */
  readonly late?: Promise<void>;
}

export interface LoadedPage {
  readonly ok: true;
  readonly module: PageModule;
  /** How long the code took to load, in milliseconds. */
  readonly loadMs: number;
}

/** Loading a page never rejects: it returns the page or the reason why not. */
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
