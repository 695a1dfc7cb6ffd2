import { centsOf } from 'shared-contract/money/money';
import { parseNumber } from 'shared-contract/text/parse-number';
import { amountError, depositError, parseDeposit, parseOfferAmount } from '../../offers/parse-offer-input.ts';

type TypedCosts = { price: string; deposit: string; rate: string };

/** Amounts in cents, the rate in percent; null for text that is missing or wrong. `errors` says what is wrong. */
export type ParsedCosts = {
  price: number | null;
  deposit: number | null;
  rate: number | null;
  errors: { price?: string; deposit?: string; rate?: string };
};

/** In cents: the range of prices for which the scales are meant. */
const [minPrice, maxPrice] = [1_000_000, 100_000_000_000];
const maxRate = 25;

/** Parses the typed fields. A missing price is no error, because many listings show none. */
export function parseCosts({ price, deposit, rate }: TypedCosts): ParsedCosts {
  const amount = parseOfferAmount(price);
  const priceError = price.trim() === '' ? null : (amountError(price, 'Enter a price.') ?? rangeError(amount));
  const priceCents = amount === null || priceError ? null : centsOf(amount);
  const dollars = parseDeposit(deposit, priceError ? null : amount);
  const depositCents = dollars === null ? null : centsOf(dollars);
  const isTooLarge = priceCents !== null && depositCents !== null && depositCents > priceCents;
  const wrongDeposit = depositError(deposit) ?? (isTooLarge ? 'The deposit can’t be more than the price.' : null);
  const read = parseNumber(rate.replace('%', ''));
  const percent = read.ok && read.value !== null && read.value >= 0 && read.value <= maxRate ? read.value : null;
  return {
    price: priceCents,
    deposit: wrongDeposit ? null : depositCents,
    rate: percent,
    errors: {
      ...(priceError ? { price: priceError } : {}),
      ...(wrongDeposit ? { deposit: wrongDeposit } : {}),
      ...(percent === null ? { rate: `Enter a rate from 0 to ${maxRate}, such as 6.25.` } : {}),
    },
  };
}

function rangeError(amount: string | null): string | null {
  const cents = amount === null ? minPrice : centsOf(amount);
  return cents < minPrice || cents > maxPrice ? 'Enter a price from $10,000 to $1,000,000,000.' : null;
}
