import { expect } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { addDays, daysBetween } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import type { Database } from '../../database/database.ts';
import { Problem } from '../../http/problem.ts';
import type { OwnerScope } from '../../owned-rows/owned-rows.ts';
import { tenancies } from '../../tenancies/tenancy-table.ts';
import { insertProperty, insertTenancy, testBackend } from '../../testing/index.ts';
import { rentPosition } from '../ledger-balance.ts';
import { entriesOf } from '../ledger-postings.ts';
import { emptyLedger, findLedgerTotals } from '../ledger-store.ts';
import { tenancyRents } from '../ledger-tables.ts';
import { lodgeBond } from '../lodge-bond.ts';
import { recordReceipt } from '../record-receipt.ts';
import { recordTransaction } from '../record-transaction.ts';
import { reverseTransaction } from '../reverse-transaction.ts';
import { type History, historyOf, type Step } from './ledger-history.ts';
import { NaiveLedger } from './naive-ledger.ts';

const startDate = '2026-02-01';
const bondCents = 260_000;

type World = { scope: OwnerScope; tenancyId: string; today: string; model: NaiveLedger; ids: string[] };

/** Plays random histories on the real ledger and on the naive one, and compares them after each step (V31). */
export async function runLedgerHistories(histories: number, steps: number, seed: number): Promise<{ refused: number }> {
  const backend = await testBackend();
  let refused = 0;
  try {
    await fc.assert(
      fc.asyncProperty(historyOf(steps), async (history) => {
        await backend.database.transaction(async (transaction) => {
          const world = await openWorld(transaction, history);
          for (const step of history.steps) {
            if (!(await play(world, step))) refused += 1;
            await compare(world);
          }
        });
      }),
      { numRuns: histories, seed },
    );
  } finally {
    await backend.close();
  }
  return { refused };
}

async function openWorld(database: Database, { rentCents, termDays }: History): Promise<World> {
  const ownerId = crypto.randomUUID();
  const { id: propertyId } = await insertProperty(database, { ownerId });
  const endDate = termDays === null ? null : addDays(startDate, termDays);
  const term = { startDate, endDate, rentCents, bondCents, paidTo: null };
  const { id: tenancyId } = await insertTenancy(database, { ownerId, propertyId, ...term });
  const model = new NaiveLedger(startDate, endDate, rentCents);
  return {
    scope: { database, owner: { id: ownerId }, now: noon(startDate) },
    tenancyId,
    today: startDate,
    model,
    ids: [],
  };
}

/** Midday in Melbourne. */
const noon = (date: string) => new Date(`${date}T02:00:00Z`);

/** Takes one step on both ledgers. Returns false when the real one refuses it, which must leave both unchanged. */
async function play(world: World, step: Step): Promise<boolean> {
  const { scope, tenancyId, today, model } = world;
  switch (step.kind) {
    case 'pass':
      world.today = addDays(today, step.days);
      world.scope = { ...scope, now: noon(world.today) };
      return true;
    case 'raise': {
      const day = daysBetween(startDate, today) + step.inDays;
      if (day <= (model.rents.at(-1)?.day ?? 0)) return true;
      const row = { ownerId: scope.owner.id, tenancyId, fromDate: addDays(startDate, day), rentCents: step.cents };
      await scope.database.insert(tenancyRents).values(row);
      model.rents.push({ day, cents: step.cents });
      return true;
    }
    case 'end': {
      const endDate = addDays(today, step.inDays);
      await scope.database.update(tenancies).set({ endDate }).where(eq(tenancies.id, tenancyId));
      model.lastDay = daysBetween(startDate, endDate);
      return true;
    }
    default:
      return record(world, step);
  }
}

type Recorded = Exclude<Step, { kind: 'pass' | 'raise' | 'end' }>;

async function record(world: World, step: Recorded): Promise<boolean> {
  const { scope, tenancyId, today, model, ids } = world;
  const left = bondCents - model.bondReceived;
  const receipt = (kind: 'rentReceipt' | 'bondReceipt', cents: number) =>
    recordReceipt(scope, tenancyId, { kind, date: today, amount: amountOf(cents), note: '' });
  switch (step.kind) {
    case 'rent':
      ids.push((await receipt('rentReceipt', step.cents)).id);
      model.add({ rentCents: step.cents });
      model.receipts += 1;
      return true;
    case 'bond':
      if (step.cents > left) return refuses(receipt('bondReceipt', step.cents));
      ids.push((await receipt('bondReceipt', step.cents)).id);
      model.add({ bondCents: step.cents });
      model.receipts += 1;
      return true;
    case 'waiver':
    case 'refund': {
      const entries = entriesOf(step.kind, step.cents);
      const { id } = await recordTransaction(scope, {
        tenancyId,
        kind: step.kind,
        date: today,
        description: '',
        entries,
      });
      ids.push(id);
      model.add({ rentCents: step.kind === 'waiver' ? step.cents : -step.cents });
      return true;
    }
    case 'lodge':
      return lodge(world);
    case 'reverse':
      return reverse(world, step.of);
  }
}

async function lodge({ scope, tenancyId, today, model, ids }: World): Promise<boolean> {
  const before = model.bondReceived;
  const [{ bondLodgedOn = null } = {}] = await scope.database
    .select()
    .from(tenancies)
    .where(eq(tenancies.id, tenancyId));
  await lodgeBond(scope, tenancyId, { date: today, number: 'B-1' });
  if (before === 0) {
    model.add({ bondCents, isLodgement: true });
    model.bondLodgedCents = bondCents;
  } else if (before > model.bondLodgedCents) {
    model.add({ isLodgement: true });
    model.bondLodgedCents = before;
  } else if (bondLodgedOn !== today) {
    for (const row of model.rows.filter((one) => one.isLodgement && !one.isReversed)) {
      row.isReversed = true;
      model.add({ bondCents: -row.bondCents, isReversal: true });
      model.add({ bondCents: row.bondCents, isLodgement: true });
    }
  }
  // The ids of lodgements are not chosen by later steps, because they cannot be reversed.
  while (ids.length < model.rows.length) ids.push('');
  return true;
}

async function reverse({ scope, model, ids }: World, of: number): Promise<boolean> {
  if (ids.length === 0) return true;
  const index = of % ids.length;
  const [id, row] = [ids[index], model.rows[index]];
  if (!id || !row) return true;
  const cause = of % 2 === 0 ? 'mistake' : 'returned';
  const reversal = () => reverseTransaction(scope, id, { reason: 'The bank returned it', cause });
  const isLodged = row.bondCents !== 0 && model.bondLodgedCents > 0;
  if (row.isReversal || row.isReversed || isLodged) return refuses(reversal());
  ids.push((await reversal()).id);
  row.isReversed = true;
  model.add({ rentCents: -row.rentCents, bondCents: -row.bondCents, isReversal: true });
  return true;
}

async function refuses(attempt: Promise<unknown>): Promise<false> {
  await expect(attempt).rejects.toBeInstanceOf(Problem);
  return false;
}

/** Compares both ledgers, and checks what V31 says of all transactions of the owner. */
async function compare({ scope: { database, owner }, tenancyId, today, model }: World): Promise<void> {
  const totals = (await findLedgerTotals(database, [tenancyId])).get(tenancyId) ?? emptyLedger;
  expect(totals).toMatchObject({
    coveredCents: model.rentReceived,
    bondReceivedCents: model.bondReceived,
    bondLodgedCents: model.bondLodgedCents,
  });
  const terms = {
    startDate,
    endDate: model.lastDay === null ? null : addDays(startDate, model.lastDay),
    rents: model.rents.map(({ day, cents }) => ({ fromDate: addDays(startDate, day), rentCents: cents })),
  };
  const position = rentPosition(terms, totals.coveredCents, today);
  expect(position).toEqual(model.position(today));
  expect(position.arrearsDays > 0).toBe(position.dueCents > Math.max(0, -totals.coveredCents));
  const { rows } = await database.execute(sql`
    select count(*)::int as transactions, count(receipt_number)::int as receipts, coalesce(max(receipt_number), 0) as last,
      count(*) filter (where balance <> 0)::int as unbalanced, count(*) filter (where bond_income)::int as bond_income
    from ledger_transactions t cross join lateral (
      select sum(amount_cents) as balance,
        bool_or(account = 'rentIncome') and bool_or(account in ('bondDue', 'bondHeld', 'bondLodged')) as bond_income
      from ledger_entries e where e.transaction_id = t.id
    ) e where t.owner_id = ${owner.id}`);
  const receipts = { receipts: model.receipts, last: model.receipts };
  expect(rows).toEqual([{ transactions: model.rows.length, ...receipts, unbalanced: 0, bond_income: 0 }]);
}
