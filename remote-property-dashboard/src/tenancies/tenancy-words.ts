import { centsOf, formatMoney, formatPrice } from 'shared-contract/money/money';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { formatLocalDate } from 'shared-ui';

/** One line under a property: "$650 per week" and "paid to 14 Nov 2026". */
export function rentLine(tenancy: Tenancy): { rent: string; standing: string | null; late: boolean } {
  const rent = `${formatPrice(centsOf(tenancy.rent))} per week`;
  if (tenancy.status === 'upcoming') {
    return { rent, standing: `from ${formatLocalDate(tenancy.startDate)}`, late: false };
  }
  if (tenancy.arrearsDays > 0) return { rent, standing: arrearsWords(tenancy), late: true };
  const standing = tenancy.paidTo === null ? null : `paid to ${formatLocalDate(tenancy.paidTo)}`;
  return { rent, standing, late: false };
}

export function arrearsWords({ arrearsDays }: Pick<Tenancy, 'arrearsDays'>): string {
  return arrearsDays === 1 ? '1 day in arrears' : `${arrearsDays} days in arrears`;
}

/** As agents write it in a ledger: "14 Nov 2026 with part payment of $120.00". */
export function paidToWords({ paidTo, partPayment }: Pick<Tenancy, 'paidTo' | 'partPayment'>): string {
  const cents = centsOf(partPayment);
  const part = cents > 0 ? `part payment of ${formatMoney(cents)}` : '';
  if (paidTo === null) return part ? `No full week yet, ${part}` : 'Nothing received yet';
  return `${formatLocalDate(paidTo)}${part && ` with ${part}`}`;
}

/** The tenancy an owner asks about: who lives there, else who comes next. */
export function presentTenancy(tenancies: readonly Tenancy[]): Tenancy | null {
  const by = (...statuses: Tenancy['status'][]) => tenancies.filter(({ status }) => statuses.includes(status));
  return by('active', 'ending')[0] ?? by('upcoming').at(-1) ?? null;
}
