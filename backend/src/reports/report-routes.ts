import { propertyReport } from 'shared-contract/property/property-report';
import * as z from 'zod/mini';
import { csvReply } from '../csv/csv-reply.ts';
import { findExpenses } from '../expenses/expense-store.ts';
import { item } from '../http/json-ld.ts';
import { financialYearParameter } from '../http/parameters.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { everyRow } from '../owned-rows/owned-rows.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { readReport, yearName } from './read-report.ts';
import { reportFile } from './report-file.ts';
import { reportResource } from './report-resource.ts';
import { cellsOf, transactionColumns, transactionRows } from './transaction-rows.ts';

const path = '/api/properties/:id/report';
const query = z.object({ financialYear: financialYearParameter });

const getReport = ownerRoute('GET', path, {
  summary: 'Income, expenses, rent, arrears and bond of a property in a financial year.',
  query,
  response: propertyReport,
  handler: async ({ params, query: { financialYear }, ...scope }) =>
    item(reportResource(await readReport(scope, params.id, financialYear))),
});

const getReportPdf = ownerRoute('GET', `${path}/pdf`, {
  summary: 'The report of a property in a financial year as a PDF.',
  query,
  response: null,
  async handler({ params, query: { financialYear }, ...scope }) {
    const report = await readReport(scope, params.id, financialYear);
    const bytes = await reportFile(scope, report);
    return pdfReply(`Property-report-${yearName(report.financialYear)}.pdf`, bytes);
  },
});

const getReportCsv = ownerRoute('GET', `${path}/csv`, {
  summary: 'Every payment of a property in a financial year as a CSV file, oldest first.',
  query,
  response: null,
  async handler({ params, query: { financialYear: requested }, ...scope }) {
    const report = await readReport(scope, params.id, requested);
    const { financialYear } = report;
    const expenses = await findExpenses(scope, { propertyId: params.id, financialYear }).rows(everyRow);
    const rows = transactionRows(report, expenses.toReversed());
    return csvReply(`Property-report-${yearName(financialYear)}.csv`, transactionColumns, rows.map(cellsOf));
  },
});

export const reportRoutes: Route[] = [getReport, getReportPdf, getReportCsv];
