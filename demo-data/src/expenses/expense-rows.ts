import type { expenses } from 'backend/tables';
import { financialYearDates, financialYearOf } from 'shared-contract/date/financial-year';
import { instantIn } from 'shared-contract/date/instant-in';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { Home } from '../homes/home.ts';
import { createRandom, type Random } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { type ExpenseKind, expenseKinds } from './expense-kinds.ts';
import { localSupplier } from './local-supplier.ts';

type ExpenseRow = typeof expenses.$inferInsert;
type ExpensePlan = { ownerId: string; propertyId: string; home: Home };

/** Returns the expenses of a property in this financial year until today and in the one before. */
export function expenseRows(plan: ExpensePlan, now: Date): ExpenseRow[] {
  const { home } = plan;
  const today = localDateIn(home.place.timeZone, now);
  const year = financialYearOf(today);
  const random = createRandom(`expenses/${home.key}`);
  return expenseKinds(home.propertyType, home.category)
    .filter(({ share }) => random.chance(share))
    .flatMap((kind) => {
      const supplier = kind.supplier ? random.pick(kind.supplier) : localSupplier(kind.label, home.place);
      if (supplier === null) return [];
      const cents = usualCents(kind, random);
      const dates = [year - 1, year].flatMap((of) => kind.days.map((day) => addDays(financialYearDates(of).from, day)));
      return dates
        .filter((date) => date <= today)
        .map((paidOn) => expenseRow({ ...plan, kind, supplier, paidOn, cents: varied(cents, random) }, now));
    });
}

type PaidExpense = ExpensePlan & { kind: ExpenseKind; supplier: string; paidOn: string; cents: number };

function expenseRow({ ownerId, propertyId, home, kind, supplier, paidOn, cents }: PaidExpense, now: Date): ExpenseRow {
  const { label, description, hasGst, privateShare = 0, isCapital } = kind;
  const capital = isCapital ? { acquiredOn: addDays(paidOn, -210), costCents: cents * 8 } : {};
  const createdAt = new Date(Math.min(now.getTime(), instantIn(home.place.timeZone, paidOn, 19 * 60).getTime()));
  return {
    id: stableId(`expense/${home.key}/${label}/${paidOn}`),
    ownerId,
    propertyId,
    paidOn,
    supplier,
    description,
    label,
    amountCents: cents,
    gstCents: hasGst ? Math.round(cents / 11) : 0,
    privateShare,
    ...capital,
    createdAt,
    updatedAt: createdAt,
  };
}

const usualCents = ({ dollars: [from, to] }: ExpenseKind, random: Random) => random.whole(from * 100, to * 100);

/** Amounts differ by up to 4 % from one payment to the next. */
const varied = (cents: number, random: Random) => Math.round(cents * random.between(0.98, 1.02));
