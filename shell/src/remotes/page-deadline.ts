import type { RemoteRelease } from 'federation';
import { newReference } from 'shared-platform/host';
import type { LoadFailure } from './load-result.ts';

/** A page must be visible this long after its navigation started, or a notice says that it is slow (b.16, b.49). */
export const pageDeadlineMs = 8_000;

/** Returned by {@link PageDeadline.race} when the work takes too long. */
export const late = Symbol('late');

/**
 * The one deadline of a navigation to a page of a remote. Code, context checks, data and first render share these 8 s.
 * They start with the navigation, or with the shell on a first visit. Work that takes longer is not cancelled: when it
 * is done, the page still appears.
 */
export class PageDeadline {
  readonly #endsAt = performance.now() + pageDeadlineMs;
  #hasRendered = false;

  /** Returns the value of `work`, or `late` at the deadline. Rejects when `work` rejects before. */
  async race<T>(work: Promise<T>): Promise<T | typeof late> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<typeof late>((resolve) => {
      timer = setTimeout(() => resolve(late), this.remainingMs());
    });
    return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
  }

  /** Call it after the first commit of the page. Data that the page requests later may take another 8 s. */
  markRendered(): void {
    this.#hasRendered = true;
  }

  remainingMs(): number {
    return this.#hasRendered ? pageDeadlineMs : Math.max(0, this.#endsAt - performance.now());
  }
}

/**
 * The failure of a page that missed its deadline. The caller logs it.
 * @param missing what did not arrive in time
 * @param arrival resolves to false, or rejects, when the missing part failed after the deadline
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

/** Stays pending when the missing part failed: the notice already offers "Try again". */
async function whenArrived(arrival: Promise<boolean>): Promise<void> {
  if (!(await arrival.catch(() => false))) await new Promise(() => {});
}
