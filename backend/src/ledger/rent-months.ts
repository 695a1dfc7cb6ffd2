import { addDays } from 'shared-contract/date/local-date';
import type { AccountLine } from './rent-account.ts';

type RentMonth = { month: string; chargedCents: number; receivedCents: number; owedCents: number };

/** The maximum number of months. */
const maxMonths = 12;

/**
 * Returns the last months of a rent account, oldest first, without months before its first and after its last line.
 * @param cash the ids of the lines that are rent received or refunded
 * @param today the last day that counts
 */
export function rentMonths(lines: readonly AccountLine[], cash: ReadonlySet<string>, today: string): RentMonth[] {
  const counted = lines.filter(({ date }) => date <= today);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return [];
  const months: RentMonth[] = [];
  for (let month = last.date.slice(0, 7); month >= first.date.slice(0, 7) && months.length < maxMonths; ) {
    const inMonth = counted.filter(({ date }) => date.startsWith(month));
    const sum = (those: AccountLine[]) => those.reduce((total, { changeCents }) => total + changeCents, 0);
    months.unshift({
      month,
      chargedCents: sum(inMonth.filter(({ type }) => type === 'charge')),
      receivedCents: 0 - sum(inMonth.filter(({ id }) => cash.has(id))),
      owedCents: counted.findLast(({ date }) => date.slice(0, 7) <= month)?.balanceCents ?? 0,
    });
    month = addDays(`${month}-01`, -1).slice(0, 7);
  }
  return months;
}
