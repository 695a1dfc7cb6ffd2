import type { RemoteRelease } from 'federation';
import { newReference } from 'shared-platform/host';
import { withTimeout } from '../with-timeout.ts';
import type { LoadFailure } from './load-result.ts';

/**
 * A page has this long to appear after its navigation has started. After that, a notice says that it is slow (b.16,
 * b.49).
 */
export const pageDeadlineMs = 8_000;

/** The result of {@link PageDeadline.race} when the deadline passes before the work is done. */
export const late = Symbol('late');

/**
 * The deadline for opening a page of a remote. Code, context checks, data and first render together have 8 s, from the
 * start of the navigation or, on a first visit, of the shell. Work that takes longer is not cancelled: the page appears
 * when the work is done.
 */
export class PageDeadline {
  readonly #endsAt = performance.now() + pageDeadlineMs;
  #hasRendered = false;

  /**
   * Returns the value of `work`, or `late` when the deadline passes first. Rejects when `work` rejects before the
   * deadline.
   */
  race<T>(work: Promise<T>): Promise<T | typeof late> {
    return withTimeout<T, typeof late>(work, this.remainingMs(), late);
  }

  /**
   * Ends the deadline. Call it after the page has rendered for the first time. Data that the page requests later has 8
   * s of its own.
   */
  markRendered(): void {
    this.#hasRendered = true;
  }

  remainingMs(): number {
    return this.#hasRendered ? pageDeadlineMs : Math.max(0, this.#endsAt - performance.now());
  }
}

/**
 * Returns the failure for a page that was not ready at its deadline. The caller logs it.
 * @param missing the part that has not arrived
 * @param arrival resolves to true when the missing part arrives later; to false, or rejects, when it fails
 */
export function slowPage(
  { name, version }: Pick<RemoteRelease, 'name' | 'version'>,
  page: string,
  missing: 'code' | 'context checks' | 'data',
  arrival?: Promise<boolean>,
): LoadFailure {
  return {
    ok: false,
    remote: name,
    version,
    page,
    reason: 'slow',
    detail: `After ${pageDeadlineMs} ms the page still waits for its ${missing}.`,
    reference: newReference(),
    late: arrival && whenArrived(arrival),
  };
}

/**
 * Resolves when the missing part arrives. Never resolves when it fails: the notice already has a "Try again" button.
 */
async function whenArrived(arrival: Promise<boolean>): Promise<void> {
  if (!(await arrival.catch(() => false))) await new Promise(() => {});
}
