import { searchDate } from './check-result.ts';
import type { CheckRow } from './check-row.ts';
import { type Outcome, outcomeOf } from './scenarios.ts';

/** How long a check is `submitted`. */
export const acceptDelayMs = 1000;
/** How long a check is `processing`. */
export const searchDelayMs = 3000;

/** Returns a due check after its next step. */
export function takeStep(check: CheckRow, now: number): CheckRow {
  if (check.status === 'submitted') {
    // A person finishes a slow one.
    const nextStepAt = check.scenario === 'slow' ? null : now + searchDelayMs;
    return { ...check, status: 'processing', nextStepAt };
  }
  if (check.scenario === 'query' && !check.isAnswered) return { ...check, status: 'needsInfo', nextStepAt: null };
  return complete(check, outcomeOf(check.scenario), now);
}

export function complete(check: CheckRow, outcome: Outcome, now: number): CheckRow {
  return { ...check, status: 'complete', outcome, searchedOn: searchDate(check.state, now), nextStepAt: null };
}
