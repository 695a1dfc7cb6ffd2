import type { FailureReason } from './page-outcome.ts';

/** Thrown inside the loader alone; outside of it there are outcomes. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}
