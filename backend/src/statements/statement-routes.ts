import * as z from 'zod/mini';
import { badRequest } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { statementFile } from './statement-file.ts';

const localDate = z.iso.date('Enter a date.');

const getStatement = ownerRoute('GET', `${tenancyPath}/:id/statement`, {
  summary: 'The PDF statement of a tenancy’s ledger from one local date to another.',
  query: z.object({ from: localDate, to: localDate }),
  response: null,
  async handler({ params, query: { from, to }, ...scope }) {
    const ledger = await readLedger(scope, params.id);
    if (from > to) throw badRequest('period', 'The first day comes after the last day.');
    if (from > ledger.today) throw badRequest('period', 'Choose a first day that is not in the future.');
    return pdfReply(`Rent-statement-${from}-to-${to}.pdf`, await statementFile(scope.database, ledger, { from, to }));
  },
});

export const statementRoutes: Route[] = [getStatement];
