import { formatPrice } from 'shared-contract/money/money';
import type { Search } from '../address/search-address.ts';
import classes from './filters.module.css';
import { priceSteps } from './price-steps.ts';
import { propertyTypeNames, propertyTypesFor } from './property-types.ts';
import { purposes, turned } from './purposes.ts';
import { SelectField } from './select-field.tsx';

type PurposeFieldsProps = { search: Search; onChange: (change: Partial<Search>) => void };

/** A kind of property to buy or to rent, while neither is chosen: an address names a kind only after that. */
export function KindSelect({ search, onChange }: PurposeFieldsProps) {
  const choose = (value: string) => {
    const [purpose, kind] = value.split('/');
    const to = purposes.find(({ type }) => type === purpose)?.type;
    onChange({
      ...turned(search, to),
      propertyType: propertyTypesFor(to).find((type) => type === kind),
      categories: [],
    });
  };
  return (
    <SelectField label="Property type" value="" onChange={choose}>
      <option value="">Any</option>
      {purposes.map(({ type, words }) => (
        <optgroup key={type} label={words}>
          {propertyTypesFor(type).map((kind) => (
            <option key={kind} value={`${type}/${kind}`}>
              {propertyTypeNames[kind]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** A price to buy or a week's rent, while neither is chosen. */
export function AnyPriceFields({ search, onChange }: PurposeFieldsProps) {
  const field = (label: string, end: 'priceMin' | 'priceMax') => (
    <SelectField
      label={label}
      value=""
      onChange={(value) => {
        const [purpose, amount] = value.split('/');
        onChange({ ...turned(search, purposes.find(({ type }) => type === purpose)?.type), [end]: Number(amount) });
      }}
    >
      <option value="">Any</option>
      {purposes.map(({ type, price }) => (
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
