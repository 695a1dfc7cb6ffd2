import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** What `src/pages/<page>.page.tsx` of a remote exports: React Router's route-module shape. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
  /** The document title, from what the loader returned; else the title of the page table. */
  readonly title?: (data: unknown) => string;
}

/**
 * Why a page cannot be shown.
 * `unreachable`: no answer, or an error status. `slow`: the deadline passed; what arrives later is still taken.
 * `not-javascript`: something answered, but not with a script that defines the remote. `tampered`: other bytes than were
 * released. `incompatible`: this version of the site cannot run the release. `missing-page`: loaded, but has no such page.
 * `crashed`: threw while it loaded or drew.
 */
export type FailureReason =
  | 'unreachable'
  | 'slow'
  | 'not-javascript'
  | 'tampered'
  | 'incompatible'
  | 'missing-page'
  | 'crashed';

export interface PageFailure {
  readonly ok: false;
  readonly remote: string;
  /** Of the remote; unknown for a page whose loading nobody saw. */
  readonly version?: string | undefined;
  readonly reason: FailureReason;
  /** For the log and the operator, never for the page. */
  readonly detail: string;
  /** What a user reads to support: finds the line in the log. */
  readonly reference: string;
  /** Of a slow page alone: resolves if it arrives after all; then trying again shows it at once. Never rejects. */
  readonly late?: Promise<void>;
}

/** Loading a page never rejects: it gives the page or says why not. */
export type PageOutcome = { readonly ok: true; readonly module: PageModule } | PageFailure;
