import { invoice } from 'shared-contract/order/invoice';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { item, replyWithPage } from '../http/json-ld.ts';
import { idParameter, pageParameter } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { invoiceFile } from './invoice-file.ts';
import { invoicePath, invoiceResource } from './invoice-resource.ts';
import { findOwnInvoices } from './invoice-store.ts';
import { invoices } from './invoice-tables.ts';

const listInvoices = ownerRoute('GET', invoicePath, {
  summary: 'The owner’s invoices and credit notes, newest first; with `order`, those of that order.',
  query: z.object({ page: pageParameter, order: z.optional(idParameter) }),
  response: collectionOf(invoice),
  handler: (context) =>
    replyWithPage('Invoice', context, findOwnInvoices(context, context.query.order), invoiceResource),
});

const getInvoice = ownerRoute('GET', `${invoicePath}/:id`, {
  summary: 'One invoice or credit note.',
  response: invoice,
  handler: async ({ params, ...scope }) =>
    item(invoiceResource(requireFound(await findOwn(scope, invoices, params.id)))),
});

const getInvoicePdf = ownerRoute('GET', `${invoicePath}/:id/pdf`, {
  summary: 'The PDF of an invoice or credit note.',
  response: null,
  async handler({ params, ...scope }) {
    const file = invoiceFile(requireFound(await findOwn(scope, invoices, params.id)));
    return pdfReply(file.name, await file.bytes());
  },
});

export const invoiceRoutes: Route[] = [listInvoices, getInvoice, getInvoicePdf];
