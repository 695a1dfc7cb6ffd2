import { amountOf } from 'shared-contract/money/money';
import { rentalCents } from 'shared-contract/property/expense-rules';
import type { PropertyReport, ReportTenancy } from 'shared-contract/property/property-report';
import { type ExpenseRow, expensePath, sumsResource } from '../expenses/expense-resource.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { tenancyStatus } from '../tenancies/tenancy-status.ts';
import type { ReportFigures } from './read-report.ts';
import type { TenancyFigures } from './tenancy-figures.ts';

export function reportResource(report: ReportFigures): PropertyReport {
  const { property, financialYear, years, from, until, days } = report;
  return {
    '@id': `${propertyPath}/${property.id}/report`,
    '@type': 'PropertyReport',
    ...{ financialYear, years, from, until, days },
    income: amountOf(report.incomeCents),
    earlier: amountOf(report.earlierCents),
    expenses: sumsResource(report.expenses),
    byLabel: report.byLabel.map(({ label, ...sums }) => ({ label, ...sumsResource(sums) })),
    capital: sumsResource(report.capital),
    capitalItems: report.capitalItems.map(capitalItemResource),
    net: amountOf(report.netCents),
    byMonth: report.byMonth.map(({ month, incomeCents, expenseCents }) => ({
      month,
      income: amountOf(incomeCents),
      expenses: amountOf(expenseCents),
    })),
    tenancies: report.tenancies.map((tenancy) => tenancyResource(tenancy, until)),
  };
}

function capitalItemResource(row: ExpenseRow): PropertyReport['capitalItems'][number] {
  const { id, supplier, description, label, paidOn, amountCents, privateShare, acquiredOn, costCents } = row;
  return {
    expense: { '@id': `${expensePath}/${id}`, id },
    ...{ supplier, description, label, paidOn },
    amount: amountOf(amountCents),
    rentalAmount: amountOf(rentalCents(amountCents, privateShare)),
    acquiredOn: acquiredOn ?? '',
    cost: amountOf(costCents ?? 0),
  };
}

/** @param until the last local date of the report */
function tenancyResource({ ledger, statement, ...figures }: TenancyFigures, until: string): ReportTenancy {
  const { row } = ledger.tenancy;
  const { position, bond } = statement;
  return {
    tenancy: { '@id': `${tenancyPath}/${row.id}`, id: row.id },
    tenants: row.tenants.map(({ name }) => ({ name })),
    status: tenancyStatus(row, until),
    startDate: row.startDate,
    endDate: row.endDate,
    rent: amountOf(figures.rentCents),
    opening: amountOf(statement.openingCents),
    charged: amountOf(figures.chargedCents),
    received: amountOf(figures.receivedCents),
    waived: amountOf(figures.waivedCents),
    earlier: amountOf(figures.earlierCents),
    closing: amountOf(statement.closingCents),
    paidTo: position.paidTo,
    partPayment: amountOf(position.partPaymentCents),
    arrearsDays: position.arrearsDays,
    bond: {
      agreed: amountOf(row.bondCents),
      paid: amountOf(bond.closing.paidCents),
      lodged: amountOf(bond.closing.lodgedCents),
      number: row.bondNumber,
    },
  };
}
