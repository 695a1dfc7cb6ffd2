import { centsOf, formatMoney } from 'shared-contract/money/money';

/** A decimal amount: `"1250.00"` → `$1,250.00`. Uses tabular figures, so columns align. */
export function Money({ amount }: { amount: string }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(centsOf(amount))}</span>;
}
