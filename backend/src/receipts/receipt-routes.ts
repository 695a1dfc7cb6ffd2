import { receiptEmail, receiptEmailInput } from 'shared-contract/tenancy/receipt-email';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { created, replyWithPage } from '../http/json-ld.ts';
import { pageParameter } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { ledgerTransactionPath } from '../ledger/ledger-resource.ts';
import { ledgerTransactions } from '../ledger/ledger-tables.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { readReceipt } from './read-receipt.ts';
import { findReceiptEmails, receiptEmailResource } from './receipt-email-store.ts';
import { receiptFile } from './receipt-file.ts';
import { sendReceipt } from './send-receipt.ts';

const getReceiptPdf = ownerRoute('GET', `${ledgerTransactionPath}/:id/receipt`, {
  summary: 'The PDF of a receipt, as the ledger is now.',
  response: null,
  async handler({ params, ...scope }) {
    const file = receiptFile((await readReceipt(scope, params.id)).content);
    return pdfReply(file.name, await file.bytes());
  },
});

const listReceiptEmails = ownerRoute('GET', `${ledgerTransactionPath}/:id/receipt-emails`, {
  summary: 'When and to whom a receipt was emailed, newest first.',
  query: z.object({ page: pageParameter }),
  response: collectionOf(receiptEmail),
  async handler(context) {
    const { id: transactionId } = requireFound(await findOwn(context, ledgerTransactions, context.params.id));
    return replyWithPage('ReceiptEmail', context, findReceiptEmails(context, { transactionId }), receiptEmailResource);
  },
});

const postReceiptEmail = ownerRoute('POST', `${ledgerTransactionPath}/:id/receipt-emails`, {
  summary: 'Emails a receipt as a PDF to the tenants. 409 when it was sent before and `again` is false.',
  body: receiptEmailInput,
  response: receiptEmail,
  status: 201,
  async handler({ params, body, ...context }) {
    return created(receiptEmailResource(await sendReceipt(context, params.id, body)));
  },
});

export const receiptRoutes: Route[] = [getReceiptPdf, listReceiptEmails, postReceiptEmail];
