import * as z from 'zod/mini';
import { archiveReply } from '../archive/archive-reply.ts';
import { financialYearParameter } from '../http/parameters.ts';
import { ownerRoute } from '../http/route.ts';
import { accountantPack } from './pack-files.ts';

export const getAccountantPack = ownerRoute('GET', '/api/properties/:id/report/accountant-pack', {
  summary: 'A zip for the accountant: report, payments, expenses with receipts, rent statements and a tie-out sheet.',
  query: z.object({ financialYear: financialYearParameter }),
  response: null,
  readsPrimary: true,
  rateLimit: ({ accountantPacksPerHour }) => ({ max: accountantPacksPerHour, timeWindow: '1 hour' }),
  handler: ({ params, query: { financialYear }, ...scope }) =>
    archiveReply(scope, (snapshot) => accountantPack(snapshot, params.id, financialYear)),
});
