import { expenseLabelName } from 'shared-contract/property/expense-label';
import { type OwnerShare, ownerShares } from 'shared-contract/property/owner-shares';
import type { ReportFigures } from './read-report.ts';

/** A figure of the report, and what each owner has of it: in cents, in the order of the owners. */
export type OwnerShareRow = { label: string; cents: number; parts: number[]; isTotal: boolean };

/** Splits income, expenses and net result by the owners' shares. The labels are those of the tie-out sheet. */
export function ownerShareSheet(report: ReportFigures): OwnerShareRow[] {
  const shares = ownerShares(report.owners, report);
  type Share = OwnerShare<ReportFigures['byLabel'][number]['label']>;
  const row = (label: string, cents: number, part: (one: Share) => number, isTotal = false): OwnerShareRow => ({
    ...{ label, cents, isTotal },
    parts: shares.map(part),
  });
  return [
    row('Rent received', report.incomeCents, ({ incomeCents }) => incomeCents),
    ...report.byLabel.map(({ label, rentalCents }, index) =>
      row(`${expenseLabelName(label)}: rental share`, rentalCents, (one) => one.byLabel[index]?.rentalCents ?? 0),
    ),
    row('Total: rental share', report.expenses.rentalCents, ({ expenseCents }) => expenseCents, true),
    row('Rent received less the rental share of the expenses', report.netCents, ({ netCents }) => netCents, true),
  ];
}
