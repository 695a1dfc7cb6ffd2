import { formatPrice } from 'shared-contract/money/money';
import type { Search } from '../url/search-url.ts';
import { BuyOrRentPriceFields } from './buy-or-rent-fields.tsx';
import classes from './filters.module.css';
import { NumberSelect } from './number-select.tsx';
import { priceSteps, stepsIncluding } from './price-steps.ts';

type PriceFieldsProps = { search: Search; onChange: (change: Partial<Search>) => void };

const dollars = (amount: number) => formatPrice(amount * 100);

export function PriceFields({ search, onChange }: PriceFieldsProps) {
  const { listingType, priceMin, priceMax } = search;
  if (!listingType) return <BuyOrRentPriceFields search={search} onChange={onChange} />;
  return (
    <fieldset className={classes.pair}>
      <legend className={classes.legend}>{listingType === 'lease' ? 'Rent per week' : 'Price'}</legend>
      <NumberSelect
        label="Min price"
        value={priceMin}
        choices={stepsIncluding(priceSteps[listingType], priceMin)}
        formatChoice={dollars}
        onChange={(min) => onChange(ordered(min, priceMax))}
      />
      <NumberSelect
        label="Max price"
        value={priceMax}
        choices={stepsIncluding(priceSteps[listingType], priceMax)}
        formatChoice={dollars}
        onChange={(max) => onChange(ordered(priceMin, max))}
      />
    </fieldset>
  );
}

/** Returns both prices. If the minimum is above the maximum, swaps them. */
function ordered(min: number | undefined, max: number | undefined): Pick<Search, 'priceMin' | 'priceMax'> {
  const swapped = min !== undefined && max !== undefined && min > max;
  return swapped ? { priceMin: max, priceMax: min } : { priceMin: min, priceMax: max };
}
