import { categorySlug, propertyCategories } from 'shared-contract/property-category';
import type { Search } from '../search-address/search-address.ts';
import { capitalised, spelled } from '../search-address/search-words.ts';
import { SelectField } from './select-field.tsx';

type PropertyTypeSelectProps = { search: Search; onChange: (change: Partial<Search>) => void };
type PropertyType = NonNullable<Search['propertyType']>;

const groups = [
  { type: 'residential', name: 'Residential', all: 'All homes' },
  { type: 'commercial', name: 'Commercial', all: 'All commercial' },
  { type: 'land', name: 'Land', all: 'All land' },
  { type: 'rural', name: 'Rural', all: 'All rural' },
] as const;

/** Land and rural property are for sale only (V14). */
export const propertyTypesFor = (listingType: Search['listingType']): readonly PropertyType[] =>
  listingType === 'lease' ? ['residential', 'commercial'] : ['residential', 'commercial', 'land', 'rural'];

/** Type and category in one choice, as they stand in the path. */
export function PropertyTypeSelect({ search, onChange }: PropertyTypeSelectProps) {
  const { propertyType, category } = search;
  const offered = propertyTypesFor(search.listingType);
  const choose = (value: string) => {
    const [type, chosenCategory] = value.split('/');
    onChange({ propertyType: offered.find((one) => one === type), category: chosenCategory });
  };
  return (
    <SelectField label="Property type" value={[propertyType, category].filter(Boolean).join('/')} onChange={choose}>
      <option value="">Any</option>
      {groups
        .filter(({ type }) => offered.includes(type))
        .map(({ type, name, all }) => (
          <optgroup key={type} label={name}>
            <option value={type}>{all}</option>
            {propertyCategories[name].map(categorySlug).map((slug) => (
              <option key={slug} value={`${type}/${slug}`}>
                {capitalised(spelled(slug))}
              </option>
            ))}
          </optgroup>
        ))}
    </SelectField>
  );
}
