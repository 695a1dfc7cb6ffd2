import { centsOf, formatPrice } from 'shared-contract/money/money';
import { MoneyInput } from './money-input.tsx';
import { parseDeposit, parseOfferAmount } from './parse-offer-input.ts';

type DepositInputProps = {
  value: string;
  error?: React.ReactNode;
  /** The typed price, of which the deposit can be a percentage. */
  price: string;
  onChange: (typed: string) => void;
};

/** An input for a deposit in dollars or as a percentage of the price. Shows the dollars of a percentage. */
export function DepositInput({ price, ...input }: DepositInputProps) {
  return <MoneyInput label="Deposit" {...input} description={hint(input.value, price)} />;
}

function hint(typed: string, price: string): string {
  const dollars = parseDeposit(typed, parseOfferAmount(price));
  if (!typed.includes('%') || dollars === null) return 'In dollars or as a percentage, such as 10%.';
  return `${formatPrice(centsOf(dollars))} of the price.`;
}
