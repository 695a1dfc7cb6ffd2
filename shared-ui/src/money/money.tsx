import { centsOf, formatMoney } from 'shared-contract/money/money';

/** Shows a decimal amount: `"1250.00"` → `$1,250.00`. Uses digits of equal width, so that amounts align in a column. */
export function Money({ amount }: { amount: string }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(centsOf(amount))}</span>;
}
