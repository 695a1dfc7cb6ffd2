import { inTransaction } from '../store/database.ts';
import type { CheckRow } from './check-row.ts';
import type { CheckSandbox } from './check-sandbox.ts';
import { changeCheck } from './check-store.ts';
import { takeStep } from './take-step.ts';

const pollMs = 250;

/** Takes the steps of checks when they are due. Their times are stored, so a restart continues. */
export function startProgress(sandbox: CheckSandbox): { close: () => void } {
  const timer = setInterval(() => {
    const due = dueChecks(sandbox, Date.now());
    if (due.length === 0) return;
    inTransaction(sandbox.database, () => {
      for (const check of due) changeCheck(sandbox, takeStep(check, Date.now()));
    });
    sandbox.sendCallbacks();
  }, pollMs);
  return { close: () => clearInterval(timer) };
}

function dueChecks({ database }: CheckSandbox, now: number): CheckRow[] {
  return database.prepare('select * from checks where nextStepAt <= ?').all(now) as CheckRow[];
}
