import { localDateIn } from 'shared-contract/date/local-date';
import {
  ledgerTransaction,
  receiptInput,
  rentScheduleEntry,
  reversalInput,
  waiverInput,
} from 'shared-contract/tenancy/ledger';
import { bondLodgementInput, tenancy } from 'shared-contract/tenancy/tenancy';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, created, item, replyWithPage } from '../http/json-ld.ts';
import { itemsPerPage, pageParameter, pageRange } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, firstOf, type ReadScope } from '../owned-rows/owned-rows.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { tenancyResource } from '../tenancies/tenancy-resource.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { ledgerTransactionPath, ledgerTransactionResource, rentScheduleResource } from './ledger-resource.ts';
import { findTransactions } from './ledger-store.ts';
import { lodgeBond } from './lodge-bond.ts';
import { recordReceipt } from './record-receipt.ts';
import { rentPeriods } from './rent-schedule.ts';
import { reverseTransaction } from './reverse-transaction.ts';
import { waiveRent } from './waive-rent.ts';

const listTransactions = ownerRoute('GET', `${tenancyPath}/:id/ledger`, {
  summary: 'The transactions of a tenancy’s ledger, newest first.',
  query: z.object({ page: pageParameter }),
  response: collectionOf(ledgerTransaction),
  async handler({ params, ...context }) {
    const { id: tenancyId } = requireFound(await findOwn(context, tenancies, params.id));
    const found = findTransactions(context, { tenancyId });
    return replyWithPage('LedgerTransaction', context, found, ledgerTransactionResource);
  },
});

const getTransaction = ownerRoute('GET', `${ledgerTransactionPath}/:id`, {
  summary: 'One transaction of a ledger, with its entries.',
  response: ledgerTransaction,
  handler: ({ params, ...scope }) => replyWithTransaction(scope, params.id, item),
});

const getRentSchedule = ownerRoute('GET', `${tenancyPath}/:id/rent-schedule`, {
  summary: 'The rent charges of a tenancy until today, latest first.',
  query: z.object({ page: pageParameter }),
  response: collectionOf(rentScheduleEntry),
  async handler({ params, query: { page }, request, ...scope }) {
    const { row, property, rents } = requireFound(await firstOf(findTenancies(scope, params)));
    const today = localDateIn(property.timeZone, scope.now);
    const periods = rentPeriods({ ...row, rents }, today).toReversed();
    const { offset, limit } = pageRange(page, itemsPerPage);
    const member = periods.slice(offset, offset + limit).map(rentScheduleResource);
    return collectionPage('RentCharge', request, { page, totalItems: periods.length, member });
  },
});

const postReceipt = ownerRoute('POST', `${tenancyPath}/:id/receipts`, {
  summary: 'Records rent or bond that was received, with the owner’s next receipt number.',
  body: receiptInput,
  response: ledgerTransaction,
  status: 201,
  async handler({ params, body, ...scope }) {
    const { id } = await recordReceipt(scope, params.id, body);
    return replyWithTransaction(scope, id, created);
  },
});

const postWaiver = ownerRoute('POST', `${tenancyPath}/:id/waivers`, {
  summary: 'Waives rent that is due. It counts as settled, and not as income.',
  body: waiverInput,
  response: ledgerTransaction,
  status: 201,
  async handler({ params, body, ...scope }) {
    const { id } = await waiveRent(scope, params.id, body);
    return replyWithTransaction(scope, id, created);
  },
});

const postReversal = ownerRoute('POST', `${ledgerTransactionPath}/:id/reversal`, {
  summary: 'Reverses a transaction: records one with the opposite entries. Both stay in the ledger.',
  body: reversalInput,
  response: ledgerTransaction,
  status: 201,
  async handler({ params, body, ...scope }) {
    const { id } = await reverseTransaction(scope, params.id, body);
    return replyWithTransaction(scope, id, created);
  },
});

const postBondLodgement = ownerRoute('POST', `${tenancyPath}/:id/bond-lodgement`, {
  summary: 'Records when and under which number the bond was lodged with the authority. A second call corrects both.',
  body: bondLodgementInput,
  response: tenancy,
  async handler({ params, body, ...scope }) {
    await lodgeBond(scope, params.id, body);
    const found = requireFound(await firstOf(findTenancies(scope, params)));
    return item(tenancyResource(found, scope.now), found.row.version);
  },
});

async function replyWithTransaction(scope: ReadScope, id: string, reply: typeof item) {
  return reply(ledgerTransactionResource(requireFound(await firstOf(findTransactions(scope, { id })))));
}

export const ledgerRoutes: Route[] = [
  listTransactions,
  getTransaction,
  getRentSchedule,
  postReceipt,
  postWaiver,
  postReversal,
  postBondLodgement,
];
