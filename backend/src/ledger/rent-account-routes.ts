import { localDateIn } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import {
  type RentAccountLine,
  type RentExplanation,
  type RentMonths,
  rentAccountLine,
  rentAccountType,
  rentExplanation,
  rentMonths as rentMonthsSchema,
} from 'shared-contract/tenancy/rent-account';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, item } from '../http/json-ld.ts';
import { itemsPerPage, pageParameter, pageRange } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { everyRow, firstOf, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import { explainRent, type Settled } from './explain-rent.ts';
import { ledgerTransactionResource } from './ledger-resource.ts';
import { findTransactions, type LedgerRow } from './ledger-store.ts';
import { type AccountLine, type Movement, rentAccount } from './rent-account.ts';
import { findMovements } from './rent-account-store.ts';
import { rentMonths } from './rent-months.ts';

const getRentAccount = ownerRoute('GET', `${tenancyPath}/:id/rent-account`, {
  summary: 'Rent charges until today and the transactions of a tenancy, newest first, with a running balance.',
  query: z.object({ type: z.optional(rentAccountType), page: pageParameter }),
  response: collectionOf(rentAccountLine),
  async handler({ params, query: { type, page }, request, ...scope }) {
    const { terms, movements, today } = await readAccount(scope, params.id);
    const lines = rentAccount(terms, movements, today).filter((line) => type === undefined || line.type === type);
    const { offset, limit } = pageRange(page, itemsPerPage);
    const shown = lines.toReversed().slice(offset, offset + limit);
    const ids = shown.flatMap(({ id, period }) => (period ? [] : [id]));
    const found = await findTransactions(scope, { tenancyId: params.id, ids }).rows(everyRow);
    const byId = new Map(found.map((row) => [row.id, row]));
    const member = shown.map((line) => lineResource(line, byId.get(line.id)));
    return collectionPage('RentAccountLine', request, { page, totalItems: lines.length, member });
  },
});

const getRentExplanation = ownerRoute('GET', `${tenancyPath}/:id/rent-explanation`, {
  summary: 'How paid-to date, part payment and arrears follow from the entries of the ledger.',
  response: rentExplanation,
  async handler({ params, ...scope }) {
    const { terms, movements, today } = await readAccount(scope, params.id);
    const settled = settledByKind(movements);
    const steps = explainRent(terms, settled, today);
    return item<RentExplanation>({
      '@id': `${tenancyPath}/${params.id}/rent-explanation`,
      '@type': 'RentExplanation',
      today,
      settled: settled.map(({ cents, ...one }) => ({ ...one, amount: amountOf(cents) })),
      covered: amountOf(steps.coveredCents),
      weeks: steps.weeks.map(({ eachCents, cents, ...week }) => ({
        ...week,
        each: amountOf(eachCents),
        amount: amountOf(cents),
      })),
      paidTo: steps.paidTo,
      partPayment: amountOf(steps.partPaymentCents),
      next: steps.next && { from: steps.next.from, to: steps.next.to, amount: amountOf(steps.next.cents) },
      charged: amountOf(steps.chargedCents),
      due: amountOf(steps.dueCents),
      arrearsDays: steps.arrearsDays,
      countedTo: steps.countedTo,
    });
  },
});

const getRentMonths = ownerRoute('GET', `${tenancyPath}/:id/rent-months`, {
  summary: 'The rent charged, received and owed in the last 12 months of a tenancy.',
  response: rentMonthsSchema,
  async handler({ params, ...scope }) {
    const { terms, movements, today } = await readAccount(scope, params.id);
    const cash = new Set(movements.filter(({ isCash }) => isCash).map(({ id }) => id));
    return item<RentMonths>({
      '@id': `${tenancyPath}/${params.id}/rent-months`,
      '@type': 'RentMonths',
      months: rentMonths(rentAccount(terms, movements, today), cash, today).map((one) => ({
        month: one.month,
        charged: amountOf(one.chargedCents),
        received: amountOf(one.receivedCents),
        owed: amountOf(one.owedCents),
      })),
    });
  },
});

/**
 * Reads the terms of a tenancy and the transactions of its ledger.
 * @throws Problem 404 when the user has no such tenancy
 */
async function readAccount(scope: OwnerScope, tenancyId: string) {
  const { row, property, rents } = requireFound(await firstOf(findTenancies(scope, { id: tenancyId })));
  const movements = await findMovements(scope, tenancyId);
  return { terms: { ...row, rents }, movements, today: localDateIn(property.timeZone, scope.now) };
}

/** Adds up what the transactions of each kind settled of the rent. */
function settledByKind(movements: readonly Movement[]): Settled[] {
  const ofRent = movements.filter(({ changeCents }) => changeCents !== 0);
  return [...Map.groupBy(ofRent, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    count: all.length,
    cents: all.reduce((sum, { changeCents }) => sum - changeCents, 0),
  }));
}

function lineResource(line: AccountLine, transaction: LedgerRow | undefined): RentAccountLine {
  const { id, type, date, period, changeCents, balanceCents } = line;
  return {
    id,
    type,
    date,
    period: period && { from: period.from, to: period.to },
    transaction: transaction ? ledgerTransactionResource(transaction) : null,
    change: amountOf(changeCents),
    balance: amountOf(balanceCents),
  };
}

export const rentAccountRoutes: Route[] = [getRentAccount, getRentExplanation, getRentMonths];
