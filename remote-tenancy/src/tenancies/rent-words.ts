import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { formatLocalDate } from 'shared-ui';

type Rent = Pick<Tenancy, 'status' | 'startDate' | 'paidTo' | 'partPayment' | 'arrearsDays'>;

/** As agents write it in a ledger: "Paid to 14 Nov 2026 with part payment of $120.00". */
export function paidToWords({ status, startDate, paidTo, partPayment }: Rent): string {
  const cents = centsOf(partPayment);
  const part = cents > 0 ? `part payment of ${formatMoney(cents)}` : '';
  if (paidTo !== null) return `Paid to ${formatLocalDate(paidTo)}${part && ` with ${part}`}`;
  if (part) return `No full week received yet, ${part}`;
  return status === 'upcoming' ? `First rent due ${formatLocalDate(startDate)}` : 'No rent received yet';
}

/** Null when the rent is not behind. */
export function arrearsWords({ status, arrearsDays }: Rent): string | null {
  if (arrearsDays <= 0) return null;
  const days = arrearsDays === 1 ? '1 day' : `${arrearsDays} days`;
  return status === 'ended' ? `Ended ${days} in arrears` : `${days} in arrears`;
}
