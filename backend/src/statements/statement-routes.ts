import { stateForm } from 'tenancy-law/form/state-form';
import * as z from 'zod/mini';
import { badRequest } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { findSender } from '../notices/find-sender.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { paymentReferenceOf } from '../tenancies/payment-reference.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { statementContent } from './statement-content.ts';

const localDate = z.iso.date('Enter a date such as 2026-12-05.');

const getStatement = ownerRoute('GET', `${tenancyPath}/:id/statement`, {
  summary: 'The PDF statement of a tenancy’s ledger from one local date to another.',
  query: z.object({ from: localDate, to: localDate }),
  response: null,
  async handler({ params, query: { from, to }, ...scope }) {
    const ledger = await readLedger(scope, params.id);
    const { tenancy, today } = ledger;
    if (from > to) throw badRequest('period', 'The first day comes after the last day.');
    if (from > today) throw badRequest('period', 'Choose a first day that is not in the future.');
    const { row, property } = tenancy;
    const { name, email } = await findSender(scope.database, tenancy);
    // The renderer is loaded with the first statement, so that it does not slow down the start of the backend.
    const { renderStatement } = await import('./render-statement.ts');
    const bytes = await renderStatement({
      statement: statementContent(ledger, { from, to }),
      labels: stateForm(property.state, row.startDate).labels,
      landlord: name || email,
      tenants: row.tenants.map((tenant) => tenant.name),
      place: fullAddressOf(property),
      bondCents: row.bondCents,
      bondNumber: row.bondNumber,
      paymentReference: paymentReferenceOf(row),
      today,
    });
    return pdfReply(`Rent-statement-${from}-to-${to}.pdf`, bytes);
  },
});

export const statementRoutes: Route[] = [getStatement];
