import { formatPrice } from 'shared-contract/money/money';
import type { Search } from '../url/search-url.ts';
import classes from './filters.module.css';
import { listingTypeChoices, withListingType } from './listing-type-choices.ts';
import { priceSteps } from './price-steps.ts';
import { propertyTypeLabels, propertyTypesFor } from './property-types.ts';
import { SelectField } from './select-field.tsx';

type BuyOrRentFieldProps = { search: Search; onChange: (change: Partial<Search>) => void };

/**
 * Selects the listing type and the property type together, in a search for both sale and rent. The URL of such a search
 * has no listing type, and without one it cannot contain a property type.
 */
export function BuyOrRentTypeSelect({ search, onChange }: BuyOrRentFieldProps) {
  const choose = (value: string) => {
    const [purpose, kind] = value.split('/');
    const to = listingTypeChoices.find(({ type }) => type === purpose)?.type;
    onChange({
      ...withListingType(search, to),
      propertyType: propertyTypesFor(to).find((type) => type === kind),
      categories: [],
    });
  };
  return (
    <SelectField label="Property type" value="" onChange={choose}>
      <option value="">Any</option>
      {listingTypeChoices.map(({ type, label }) => (
        <optgroup key={type} label={label}>
          {propertyTypesFor(type).map((kind) => (
            <option key={kind} value={`${type}/${kind}`}>
              {propertyTypeLabels[kind]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** Selects the listing type and a price together, because sale prices and rents have different steps. */
export function BuyOrRentPriceFields({ search, onChange }: BuyOrRentFieldProps) {
  const field = (label: string, end: 'priceMin' | 'priceMax') => (
    <SelectField
      label={label}
      value=""
      onChange={(value) => {
        const [purpose, amount] = value.split('/');
        onChange({
          ...withListingType(search, listingTypeChoices.find(({ type }) => type === purpose)?.type),
          [end]: Number(amount),
        });
      }}
    >
      <option value="">Any</option>
      {listingTypeChoices.map(({ type, price }) => (
        <optgroup key={type} label={price}>
          {priceSteps[type].map((amount) => (
            <option key={amount} value={`${type}/${amount}`}>
              {formatPrice(amount * 100)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
  return (
    <fieldset className={classes.pair}>
      <legend className={classes.legend}>Price</legend>
      {field('Min price', 'priceMin')}
      {field('Max price', 'priceMax')}
    </fieldset>
  );
}
