import { financialYearDates } from 'shared-contract/date/financial-year';
import { expenseLabelName } from 'shared-contract/property/expense-label';
import type { Archive } from '../archive/archive-reply.ts';
import { type ArchiveFile, compressedFile, withoutPathCharacters } from '../archive/write-archive.ts';
import { csvFile } from '../csv/csv-reply.ts';
import { expenseCsvColumns, expenseCsvRows } from '../expenses/expense-csv.ts';
import type { ExpenseRow } from '../expenses/expense-resource.ts';
import { findExpenses } from '../expenses/expense-store.ts';
import type { FileScope } from '../file-storage/file-storage.ts';
import { everyRow, type OwnerScope, type ReadScope } from '../owned-rows/owned-rows.ts';
import { type ReportFigures, readReport, yearName } from '../reports/read-report.ts';
import { findOwnerName, reportFile } from '../reports/report-file.ts';
import { cellsOf, transactionColumns, transactionRows } from '../reports/transaction-rows.ts';
import { statementFile } from '../statements/statement-file.ts';
import { readStoredFile } from '../uploads/stored-file-store.ts';
import { ownerSharesCsv } from './owner-shares-csv.ts';
import { findSentReceipts } from './sent-receipts.ts';
import { sumTables } from './sum-tables.ts';
import { type TieOutSection, tieOut } from './tie-out.ts';
import { tieOutCsv } from './tie-out-csv.ts';

/**
 * Returns what an accountant needs of a property and a financial year.
 * @throws Problem 404 when the user has no such property
 */
export async function accountantPack(
  scope: OwnerScope & FileScope,
  propertyId: string,
  requestedYear: number | undefined,
): Promise<Archive> {
  const report = await readReport(scope, propertyId, requestedYear);
  const { financialYear, from, until } = report;
  const year = yearName(financialYear);
  const found = await findExpenses(scope, { propertyId, financialYear }).rows(everyRow);
  // The CSV files name the receipts as the archive does.
  const expenses = found.map((row) => ({ ...row, fileName: row.fileId === null ? '' : receiptName(row) })).toReversed();
  const rows = transactionRows(report, expenses).map(cellsOf);
  const expensesUntil = financialYearDates(financialYear).to;
  const sections = tieOut(report, await sumTables(scope, { propertyId, from, until, expensesUntil }));
  return {
    name: `Accountant-pack-${year}.zip`,
    files: [
      compressedFile({ name: `Property-report-${year}.pdf`, bytes: () => reportFile(scope, report) }),
      csv(`Transactions-${year}.csv`, () => csvFile(transactionColumns, rows)),
      csv(`Expenses-${year}.csv`, () => csvFile(expenseCsvColumns, expenseCsvRows(report.property, expenses))),
      compressedFile({ name: `Tie-out-${year}.pdf`, bytes: () => tieOutFile(scope, report, sections) }),
      csv(`Tie-out-${year}.csv`, () => tieOutCsv(sections)),
      ...ownerSheets(scope, report, year),
      ...statements(scope, report),
      ...(await findSentReceipts(scope, report)),
      ...expenses
        .filter(({ fileId }) => fileId !== null)
        .map(({ fileId, fileName }) => compressedFile({ name: fileName, bytes: () => readStoredFile(scope, fileId) })),
    ],
  };
}

const csv = (name: string, bytes: () => Buffer): ArchiveFile => ({
  name,
  content: async function* () {
    yield bytes();
  },
});

async function tieOutFile(
  scope: ReadScope,
  report: ReportFigures,
  sections: readonly TieOutSection[],
): Promise<Buffer> {
  // The renderer is loaded with the first pack, so that it does not slow down the start of the backend.
  const { renderTieOut } = await import('./render-tie-out.ts');
  return renderTieOut(report, sections, await findOwnerName(scope));
}

/** The shares of the owners. A property without co-owners has no such sheet. */
function ownerSheets(scope: ReadScope, report: ReportFigures, year: string): ArchiveFile[] {
  if (report.owners.length === 0) return [];
  const bytes = async () => {
    const { renderOwnerShares } = await import('./render-owner-shares.ts');
    return renderOwnerShares(report, await findOwnerName(scope));
  };
  return [
    compressedFile({ name: `Shares-of-the-owners-${year}.pdf`, bytes }),
    csv(`Shares-of-the-owners-${year}.csv`, () => ownerSharesCsv(report)),
  ];
}

/** A folder for each label. The name contains the id, so that two receipts with the same name do not collide. */
const receiptName = ({ label, paidOn, id, fileName }: ExpenseRow): string =>
  `Expense receipts/${expenseLabelName(label)}/${paidOn} ${id} ${withoutPathCharacters(fileName)}`;

/** The statement of the year of each tenancy in it. */
const statements = ({ database }: ReadScope, { tenancies, from, until }: ReportFigures): ArchiveFile[] =>
  tenancies.map(({ ledger }) =>
    compressedFile({
      name: `Rent statements/Rent statement from ${ledger.terms.startDate} ${ledger.tenancy.row.id}.pdf`,
      bytes: () => statementFile(database, ledger, { from, to: until }),
    }),
  );
