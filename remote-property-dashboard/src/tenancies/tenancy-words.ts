import { centsOf, formatRent } from 'shared-contract/money/money';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { arrearsText, formatLocalDate } from 'shared-ui';

/** One line under a property: "$650 per week" and "paid to 14 Nov 2026". */
export function rentLine(tenancy: Tenancy): { rent: string; standing: string | null; late: boolean } {
  const rent = formatRent(centsOf(tenancy.rent));
  if (tenancy.status === 'upcoming') {
    return { rent, standing: `from ${formatLocalDate(tenancy.startDate)}`, late: false };
  }
  const arrears = arrearsText(tenancy);
  if (arrears !== null) return { rent, standing: arrears, late: true };
  const standing = tenancy.paidTo === null ? null : `paid to ${formatLocalDate(tenancy.paidTo)}`;
  return { rent, standing, late: false };
}

/** The tenancy an owner asks about: who lives there, else who comes next. */
export function presentTenancy(tenancies: readonly Tenancy[]): Tenancy | null {
  const by = (...statuses: Tenancy['status'][]) => tenancies.filter(({ status }) => statuses.includes(status));
  return by('active', 'ending')[0] ?? by('upcoming').at(-1) ?? null;
}
