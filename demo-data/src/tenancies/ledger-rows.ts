import { entriesOf, rentPeriods, reversedEntries, type tenancies } from 'backend/tables';
import { addDays } from 'shared-contract/date/local-date';
import type { TransactionKind } from 'shared-contract/tenancy/ledger';
import type { DemoDataset } from '../dataset/demo-dataset.ts';
import { createRandom, type Random } from '../random.ts';
import { stableId } from '../stable-id.ts';

export type LedgerRows = Pick<DemoDataset, 'tenancyRents' | 'ledgerTransactions' | 'ledgerEntries'>;

export type LedgerPlan = {
  key: string;
  tenancy: typeof tenancies.$inferInsert & { id: string };
  rents: readonly { fromDate: string; rentCents: number }[];
  /** How many weeks of rent the tenants are behind today; −1 when they have paid a week ahead. */
  weeksBehind: number;
  /** Cents that were received in addition to whole weeks of rent. */
  partPaymentCents: number;
  /** True when the bank returned a payment, which the tenants then repeated. */
  hasReturnedPayment: boolean;
  today: string;
};

/** What happened on one day. `cents` is the amount, also of a payment that was returned. */
type Event = {
  date: string;
  kind: 'rentReceipt' | 'bondReceipt' | 'bondLodgement';
  cents: number;
  returnedOn?: string;
};

/**
 * Returns the rents of a tenancy and its ledger: bond, rent received week by week or by the fortnight, and a
 * reversal.
 */
export function ledgerRows(plan: LedgerPlan, now: Date): LedgerRows {
  const { key, tenancy, rents } = plan;
  const { id: tenancyId, ownerId } = tenancy;
  const rows: LedgerRows = {
    tenancyRents: rents.map((rent) => ({
      id: stableId(`rent/${key}/${rent.fromDate}`),
      ownerId,
      tenancyId,
      ...rent,
      createdAt: tenancy.createdAt ?? now,
    })),
    ledgerTransactions: [],
    ledgerEntries: [],
  };
  const random = createRandom(`ledger/${key}`);
  const events = [...bondEvents(plan), ...rentEvents(plan, random)];
  const add = (
    kind: TransactionKind,
    date: string,
    description: string,
    entries: ReturnType<typeof entriesOf>,
    reverses: string | null = null,
  ) => {
    const index = rows.ledgerTransactions.length;
    const id = stableId(`ledger/${key}/${index}`);
    // Entries of one day keep their order.
    const createdAt = new Date(Math.min(now.getTime() - 60_000, Date.parse(`${date}T02:00:00Z`)) + index);
    const reversalCause = reverses === null ? null : 'returned';
    const row = { id, ownerId, tenancyId, kind, date, description, reverses, reversalCause, createdAt } as const;
    rows.ledgerTransactions.push(row);
    for (const [at, entry] of entries.entries()) {
      rows.ledgerEntries.push({ id: stableId(`ledger/${key}/${index}/${at}`), transactionId: id, ...entry });
    }
    return id;
  };
  for (const { kind, date, cents, returnedOn } of events) {
    const entries = entriesOf(kind, cents);
    const id = add(kind, date, descriptions[kind], entries);
    if (!returnedOn) continue;
    add('reversal', returnedOn, 'The bank returned the payment', reversedEntries(entries), id);
    add(kind, addDays(returnedOn, 1), descriptions[kind], entries);
  }
  return rows;
}

const descriptions = { rentReceipt: 'Rent received', bondReceipt: 'Bond received', bondLodgement: 'Bond lodged' };

/** The bond is paid a week before the start, and lodged three days later. */
function bondEvents({ tenancy, today }: LedgerPlan): Event[] {
  const { bondCents: cents, bondLodgedOn, startDate } = tenancy;
  const paidOn = addDays(startDate, -bondPaidBefore);
  const events: Event[] = paidOn <= today ? [{ date: paidOn, kind: 'bondReceipt', cents }] : [];
  return bondLodgedOn ? [...events, { date: bondLodgedOn, kind: 'bondLodgement', cents }] : events;
}

export const bondPaidBefore = 12;

/** The tenants pay each week or fortnight on its first day, now and then some days late. */
function rentEvents(plan: LedgerPlan, random: Random): Event[] {
  const { tenancy, rents, weeksBehind, partPaymentCents, hasReturnedPayment, today } = plan;
  const { startDate, endDate = null } = tenancy;
  const ahead = Math.max(0, -weeksBehind);
  const due = rentPeriods({ startDate, endDate, rents }, addDays(today, 7 * ahead));
  const paid = due.slice(0, due.length - Math.max(0, weeksBehind));
  const weeksAtOnce = random.chance(0.4) ? 2 : 1;
  const kind = 'rentReceipt';
  const events: Event[] = [];
  for (let index = 0; index < paid.length; index += weeksAtOnce) {
    const weeks = paid.slice(index, index + weeksAtOnce);
    const late = index > 0 && random.chance(0.12) ? random.whole(1, 4) : 0;
    const date = earlier(addDays(weeks[0]?.from ?? startDate, late), today);
    events.push({ date, kind, cents: weeks.reduce((sum, { cents }) => sum + cents, 0) });
  }
  const returned = events.at(-4);
  if (hasReturnedPayment && returned) returned.returnedOn = earlier(addDays(returned.date, 2), addDays(today, -1));
  const last = events.at(-1)?.date ?? startDate;
  if (partPaymentCents > 0) {
    events.push({ date: earlier(addDays(last, random.whole(4, 6)), today), kind, cents: partPaymentCents });
  }
  return events;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

/** Numbers the receipts of each owner by date, and adds the counters with the last numbers. */
export function numberReceipts(dataset: Pick<DemoDataset, 'ledgerTransactions' | 'receiptCounters'>): void {
  dataset.ledgerTransactions.sort(
    (a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0) || a.id.localeCompare(b.id),
  );
  const last = new Map<string, number>();
  for (const transaction of dataset.ledgerTransactions) {
    if (transaction.kind !== 'rentReceipt' && transaction.kind !== 'bondReceipt') continue;
    const number = (last.get(transaction.ownerId) ?? 0) + 1;
    last.set(transaction.ownerId, number);
    transaction.receiptNumber = number;
  }
  dataset.receiptCounters = [...last].map(([ownerId, lastNumber]) => ({ ownerId, lastNumber }));
}
