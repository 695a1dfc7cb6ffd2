import { formatPrice } from 'shared-contract/money';
import type { Search } from '../search-address/search-address.ts';
import classes from './filters.module.css';
import { NumberSelect } from './number-select.tsx';
import { priceSteps, stepsWith } from './price-steps.ts';
import { PropertyTypeSelect } from './property-type-select.tsx';

type FilterFieldsProps = { search: Search; onChange: (change: Partial<Search>) => void };

const rooms = [1, 2, 3, 4, 5];
const dollars = (amount: number) => formatPrice(amount * 100);

/** What a search can be narrowed by, beside suburbs. A price means something only once one rents or buys. */
export function FilterFields({ search, onChange }: FilterFieldsProps) {
  const { listingType, priceMin, priceMax, bedroomsMin, bedroomsMax, bathsMin, carSpacesMin } = search;
  const unit = listingType === 'lease' ? ' a week' : '';
  return (
    <div className={classes.fields}>
      {listingType && <PropertyTypeSelect search={search} onChange={onChange} />}
      {listingType && (
        <fieldset className={classes.pair}>
          <legend className={classes.legend}>Price{unit}</legend>
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
      )}
      <NumberSelect
        label="Bedrooms"
        value={bedroomsMax === 0 ? 0 : bedroomsMin}
        choices={[0, ...stepsWith(rooms, bedroomsMin)].filter((choice, index, all) => all.indexOf(choice) === index)}
        words={(count) => (count === 0 ? 'Studio' : `${count}+`)}
        onChange={(min) => onChange({ bedroomsMin: min, bedroomsMax: min === 0 ? 0 : undefined })}
      />
      <NumberSelect
        label="Baths"
        value={bathsMin}
        choices={stepsWith(rooms, bathsMin)}
        words={(count) => `${count}+`}
        onChange={(min) => onChange({ bathsMin: min })}
      />
      <NumberSelect
        label="Car spaces"
        value={carSpacesMin}
        choices={stepsWith(rooms, carSpacesMin)}
        words={(count) => `${count}+`}
        onChange={(min) => onChange({ carSpacesMin: min })}
      />
    </div>
  );
}

/** A lower end above the upper one changes places with it. */
function ordered(min: number | undefined, max: number | undefined): Pick<Search, 'priceMin' | 'priceMax'> {
  const swapped = min !== undefined && max !== undefined && min > max;
  return swapped ? { priceMin: max, priceMax: min } : { priceMin: min, priceMax: max };
}
