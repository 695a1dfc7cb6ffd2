import { type ReleaseChange, releaseChange } from 'shared-contract/operations/releases';
import * as z from 'zod/mini';
import { isOneLine, type Operator } from '../audit/operator.ts';
import { rollBack } from '../history/roll-back.ts';
import type { ChangeOutcome } from '../promotion/change-live.ts';
import { withdraw } from '../promotion/promote.ts';
import type { ReleaseStore } from '../signing/release-store.ts';

const maxBy = 120;

/** The user who changes a release. The backend has verified that it is an operator. */
const requester = z.object({
  by: z.string().check(z.refine((text) => isOneLine(text, maxBy), `expected one line of at most ${maxBy} characters`)),
});

/** A change, and who makes it. */
export type RequestedChange = { change: ReleaseChange; operator: Operator };

/** Returns the change of a request, or what is wrong with the request. */
export function readChange(body: unknown): RequestedChange | { problem: string } {
  const change = releaseChange.safeParse(body);
  if (!change.success) return { problem: z.prettifyError(change.error) };
  const who = requester.safeParse(body);
  if (!who.success) return { problem: z.prettifyError(who.error) };
  const { reason } = change.data;
  // The contract checks it, too. But the log must not depend on what a newer contract allows.
  if (!isOneLine(reason)) return { problem: 'reason: expected one line' };
  return { change: change.data, operator: { by: `${who.data.by} (operator page)`, reason } };
}

/** Changes what is live, unless another version than the operator saw is live. A roll-back is urgent, as always. */
export function applyChange(storage: ReleaseStore, { change, operator }: RequestedChange): Promise<ChangeOutcome> {
  const { name, from } = change;
  return change.kind === 'roll-back'
    ? rollBack(storage, name, { from, to: change.to, operator })
    : withdraw(storage, name, { from, operator });
}

/** Returns the line to print about a change that was made. */
export function changeText({ change, operator: { by, reason } }: RequestedChange): string {
  const { name, from } = change;
  const made = change.kind === 'roll-back' ? `was rolled back to ${change.to}` : 'was withdrawn';
  return `${name}@${from} ${made} by ${by}: ${reason}`;
}
