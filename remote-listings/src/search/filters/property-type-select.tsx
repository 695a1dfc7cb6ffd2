import { capitalise, slugToText } from '../url/search-labels.ts';
import type { Search } from '../url/search-url.ts';
import { categorySlugs } from '../url/slugs.ts';
import { BuyOrRentTypeSelect } from './buy-or-rent-fields.tsx';
import { propertyTypeLabels, propertyTypesFor } from './property-types.ts';
import { SelectField } from './select-field.tsx';

type PropertyTypeSelectProps = { search: Search; onChange: (change: Partial<Search>) => void };

const allLabels = {
  residential: 'All homes',
  commercial: 'All commercial',
  land: 'All land',
  rural: 'All rural',
} as const;

/** Selects the property type and at most one category. In the filter drawer, the user can select several categories. */
export function PropertyTypeSelect({ search, onChange }: PropertyTypeSelectProps) {
  const { propertyType, categories } = search;
  if (!search.listingType) return <BuyOrRentTypeSelect search={search} onChange={onChange} />;
  const offered = propertyTypesFor(search.listingType);
  const several = propertyType && categories.length > 1;
  const choose = (value: string) => {
    const [type, category] = value.split('/');
    onChange({ propertyType: offered.find((one) => one === type), categories: category ? [category] : [] });
  };
  const value = several
    ? `${propertyType}/${categories.join()}`
    : [propertyType, ...categories].filter(Boolean).join('/');
  return (
    <SelectField label="Property type" value={value} onChange={choose}>
      <option value="">Any</option>
      {several && <option value={value}>{categories.length} types</option>}
      {offered.map((type) => (
        <optgroup key={type} label={propertyTypeLabels[type]}>
          <option value={type}>{allLabels[type]}</option>
          {categorySlugs(type).map((slug) => (
            <option key={slug} value={`${type}/${slug}`}>
              {capitalise(slugToText(slug))}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
