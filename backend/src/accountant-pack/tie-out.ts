import { expenseLabel, expenseLabelName } from 'shared-contract/property/expense-label';
import type { LedgerAccount, TransactionKind } from 'shared-contract/tenancy/ledger';
import { shortDate } from '../pdf/short-date.ts';
import type { ReportFigures } from '../reports/read-report.ts';
import type { TenancyFigures } from '../reports/tenancy-figures.ts';
import type { TableSums } from './sum-tables.ts';

/** One figure, as the report has it and as the tables add up to it: in cents, or in days. */
export type TieOutRow = { label: string; report: number; tables: number };
export type TieOutSection = { title: string; unit: 'cents' | 'days'; rows: TieOutRow[] };

/** Sets each total of the report beside the sum of the tables. Both are equal unless the report is wrong. */
export function tieOut(report: ReportFigures, tables: TableSums): TieOutSection[] {
  const amounts = (title: string, rows: TieOutRow[]): TieOutSection => ({ title, unit: 'cents', rows });
  return [
    amounts('Income', incomeRows(report, tables)),
    amounts('Rent', rentRows(report, tables)),
    amounts('Bond, not income', bondRows(report, tables)),
    amounts('Expenses', expenseRows(report, tables)),
    amounts('Capital items', sumsRows('Total', report.capital, total(tables, true))),
    amounts('Ledger', [
      {
        label: 'All debits less all credits: 0.00 when the ledger balances',
        report: 0,
        tables: sum(tables.ledger, ({ cents }) => cents),
      },
    ]),
    amounts('Net', [
      {
        label: 'Rent received less the rental share of the expenses',
        report: report.netCents,
        tables: incomeOf(tables) - total(tables, false).rentalCents,
      },
    ]),
    {
      title: 'Days',
      unit: 'days',
      rows: [{ label: 'Days rented', report: report.days.rented, tables: tables.rentedDays }],
    },
  ];
}

export const differenceOf = ({ report, tables }: TieOutRow): number => report - tables;

/** Returns what the sheet says of all its rows. */
export function tieOutResult(sections: readonly TieOutSection[]): string {
  const differing = sections.flatMap(({ rows }) => rows).filter((row) => differenceOf(row) !== 0).length;
  if (differing === 0) return 'All totals on this sheet equal the ledger and the expenses to the cent.';
  const totals = differing === 1 ? '1 total of the report differs' : `${differing} totals of the report differ`;
  const unexplained = differing === 1 ? 'it is explained' : 'they are explained';
  return `${totals} from the ledger or the expenses. Do not use this report before ${unexplained}.`;
}

type Sheet = Pick<TableSums, 'ledger'>;

/** Adds up the entries of an account that come from transactions of a kind. */
const changeOf = ({ ledger }: Sheet, account: LedgerAccount, ...kinds: TransactionKind[]): number =>
  sum(ledger, (one) => (one.account === account && (kinds.length === 0 || kinds.includes(one.kind)) ? one.cents : 0));

const incomeOf = (tables: Sheet) => changeOf(tables, 'bank', 'rentReceipt', 'refund');

function incomeRows({ tenancies, incomeCents }: ReportFigures, tables: Sheet): TieOutRow[] {
  const cash = (kind: TransactionKind) =>
    sum(
      tenancies.flatMap((one) => one.cash),
      (line) => (line.kind === kind ? line.cents : 0),
    );
  return [
    {
      label: 'Rent payments, less corrected and returned ones',
      report: cash('rentReceipt'),
      tables: changeOf(tables, 'bank', 'rentReceipt'),
    },
    { label: 'Rent refunded', report: cash('refund'), tables: changeOf(tables, 'bank', 'refund') },
    { label: 'Rent received', report: incomeCents, tables: incomeOf(tables) },
  ];
}

/** `rentDue` is credited with what settles rent, so its sums are negative. */
function rentRows({ tenancies, from, until }: ReportFigures, tables: TableSums): TieOutRow[] {
  const { rent } = tables;
  const of = (cents: (one: TenancyFigures) => number) => sum(tenancies, cents);
  return [
    {
      label: `Opening balance: owed before ${shortDate(from)}`,
      report: of(({ statement }) => statement.openingCents),
      tables: rent.owedBeforeCents,
    },
    { label: 'Charged', report: of(({ chargedCents }) => chargedCents), tables: rent.chargedCents },
    {
      label: 'Received',
      report: of(({ receivedCents }) => receivedCents),
      tables: 0 - changeOf(tables, 'rentDue', 'rentReceipt', 'refund'),
    },
    {
      label: 'Waived',
      report: of(({ waivedCents }) => waivedCents),
      tables: changeOf(tables, 'rentIncome', 'waiver'),
    },
    {
      label: 'Received before this ledger began',
      report: of(({ earlierCents }) => earlierCents),
      tables: 0 - changeOf(tables, 'rentDue', 'openingBalance'),
    },
    {
      label: `Closing balance: owed after ${shortDate(until)}`,
      report: of(({ statement }) => statement.closingCents),
      tables: rent.owedAfterCents,
    },
  ];
}

/** The bond that was paid and lodged in the period. A refund of a bond reduces what is lodged. */
function bondRows({ tenancies }: ReportFigures, tables: Sheet): TieOutRow[] {
  const change = (name: 'paidCents' | 'lodgedCents') =>
    sum(tenancies, ({ statement: { bond } }) => bond.closing[name] - bond.opening[name]);
  return [
    { label: 'Paid by the tenants', report: change('paidCents'), tables: 0 - changeOf(tables, 'bondDue') },
    {
      label: 'Lodged with the authority, less bond refunds',
      report: change('lodgedCents'),
      tables: changeOf(tables, 'bondLodged'),
    },
  ];
}

type Sums = ReportFigures['expenses'];
const none: Sums = { count: 0, amountCents: 0, gstCents: 0, rentalCents: 0 };

function expenseRows({ byLabel, expenses }: ReportFigures, tables: TableSums): TieOutRow[] {
  const labels = expenseLabel.options.flatMap((label) => {
    const shown = byLabel.find((one) => one.label === label);
    const stored = tables.expenses.find((one) => one.label === label && !one.isCapital);
    return shown || stored ? sumsRows(expenseLabelName(label), shown ?? none, stored ?? none) : [];
  });
  return [...labels, ...sumsRows('Total', expenses, total(tables, false))];
}

/** Private use is what the rental share leaves. */
const sumsRows = (label: string, report: Sums, tables: Sums): TieOutRow[] => [
  { label: `${label}: paid`, report: report.amountCents, tables: tables.amountCents },
  { label: `${label}: GST included`, report: report.gstCents, tables: tables.gstCents },
  { label: `${label}: rental share`, report: report.rentalCents, tables: tables.rentalCents },
  { label: `${label}: private use`, report: privateCents(report), tables: privateCents(tables) },
];

const privateCents = ({ amountCents, rentalCents }: Sums) => amountCents - rentalCents;

function total({ expenses }: TableSums, isCapital: boolean): Sums {
  const rows = expenses.filter((one) => one.isCapital === isCapital);
  return {
    count: sum(rows, ({ count }) => count),
    amountCents: sum(rows, ({ amountCents }) => amountCents),
    gstCents: sum(rows, ({ gstCents }) => gstCents),
    rentalCents: sum(rows, ({ rentalCents }) => rentalCents),
  };
}

const sum = <T>(rows: readonly T[], value: (row: T) => number) => rows.reduce((all, row) => all + value(row), 0);
