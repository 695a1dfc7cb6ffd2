import { inTransaction } from '../store/database.ts';
import { isOpen } from './check-row.ts';
import type { CheckSandbox } from './check-sandbox.ts';
import { changeCheck, readCheck } from './check-store.ts';
import { type Outcome, outcomeOf } from './scenarios.ts';
import { complete } from './take-step.ts';

/** A question, an outcome, or the outcome of the applicant's family name. */
export type Decision = Outcome | 'question' | 'default';
export const decisions = [
  'clear',
  'listed',
  'unverified',
  'question',
  'default',
] as const satisfies readonly Decision[];

/** Asks or completes an open check at once. A closed one remains as it is. */
export function decideCheck(sandbox: CheckSandbox, id: string, decision: Decision): void {
  inTransaction(sandbox.database, () => {
    const check = readCheck(sandbox, id);
    if (!isOpen(check)) return;
    if (decision === 'question') return changeCheck(sandbox, { ...check, status: 'needsInfo', nextStepAt: null });
    const outcome = decision === 'default' ? outcomeOf(check.scenario) : decision;
    changeCheck(sandbox, complete(check, outcome, Date.now()));
  });
  sandbox.sendCallbacks();
}
