import { centsOf, formatMoney } from 'shared-contract/money/money';

/** A wire amount as Australians read it: `"1250.00"` → `$1,250.00`. Figures are of equal width, so that columns line up. */
export function Money({ amount }: { amount: string }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(centsOf(amount))}</span>;
}
