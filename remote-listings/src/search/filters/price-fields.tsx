import { formatPrice } from 'shared-contract/money/money';
import type { Search } from '../address/search-address.ts';
import classes from './filters.module.css';
import { NumberSelect } from './number-select.tsx';
import { priceSteps, stepsWith } from './price-steps.ts';
import { AnyPriceFields } from './purpose-fields.tsx';

type PriceFieldsProps = { search: Search; onChange: (change: Partial<Search>) => void };

const dollars = (amount: number) => formatPrice(amount * 100);

export function PriceFields({ search, onChange }: PriceFieldsProps) {
  const { listingType, priceMin, priceMax } = search;
  if (!listingType) return <AnyPriceFields search={search} onChange={onChange} />;
  return (
    <fieldset className={classes.pair}>
      <legend className={classes.legend}>{listingType === 'lease' ? 'Price a week' : 'Price'}</legend>
      <NumberSelect
        label="Min price"
        value={priceMin}
        choices={stepsWith(priceSteps[listingType], priceMin)}
        words={dollars}
        onChange={(min) => onChange(ordered(min, priceMax))}
      />
      <NumberSelect
        label="Max price"
        value={priceMax}
        choices={stepsWith(priceSteps[listingType], priceMax)}
        words={dollars}
        onChange={(max) => onChange(ordered(priceMin, max))}
      />
    </fieldset>
  );
}

/** A lower end above the upper one changes places with it. */
function ordered(min: number | undefined, max: number | undefined): Pick<Search, 'priceMin' | 'priceMax'> {
  const swapped = min !== undefined && max !== undefined && min > max;
  return swapped ? { priceMin: max, priceMax: min } : { priceMin: min, priceMax: max };
}
