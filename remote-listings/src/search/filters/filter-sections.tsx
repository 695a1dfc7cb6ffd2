import { capitalised, spelled } from '../address/search-labels.ts';
import { categorySlugs } from '../address/slugs.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { FeatureChoices } from './feature-choices.tsx';
import { FilterSection } from './filter-section.tsx';
import { KeywordField } from './keyword-field.tsx';
import { LandFields } from './land-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { propertyTypeNames, propertyTypesFor } from './property-types.ts';
import { KindSelect } from './purpose-fields.tsx';
import { purposes, turned } from './purposes.ts';
import { RoomChoices } from './room-choices.tsx';
import type { SectionProps } from './section-props.ts';
import { TermSwitches } from './term-switches.tsx';
import { toggled } from './toggled.ts';

export function FilterSections(props: SectionProps) {
  const { search, facets, onChange } = props;
  const { listingType, propertyType } = search;
  return (
    <>
      <FilterSection title="Buy or rent">
        <ChoiceChips
          label="Buy or rent"
          options={purposes.map(({ type, words }) => ({ value: type, words }))}
          chosen={listingType ? [listingType] : []}
          onToggle={(value) => {
            const type = purposes.find((one) => one.type === value)?.type;
            onChange(turned(search, type === listingType ? undefined : type));
          }}
        />
      </FilterSection>
      <FilterSection title="Property type">
        {listingType ? (
          <ChoiceChips
            label="Property type"
            options={propertyTypesFor(listingType).map((type) => ({ value: type, words: propertyTypeNames[type] }))}
            chosen={propertyType ? [propertyType] : []}
            onToggle={(value) => {
              const type = propertyTypesFor(listingType).find((one) => one === value);
              onChange({ propertyType: type === propertyType ? undefined : type, categories: [] });
            }}
          />
        ) : (
          <KindSelect search={search} onChange={onChange} />
        )}
        {propertyType && (
          <ChoiceChips
            label="Kinds"
            options={categorySlugs(propertyType).map((slug) => ({
              value: slug,
              words: capitalised(spelled(slug)),
              count: facets && (facets.category[slug] ?? 0),
            }))}
            chosen={search.categories}
            onToggle={(value) => onChange({ categories: toggled(search.categories, value) })}
          />
        )}
      </FilterSection>
      <FilterSection title={listingType === 'lease' ? 'Price a week' : 'Price'}>
        <PriceFields search={search} onChange={onChange} />
      </FilterSection>
      <RoomChoices {...props} />
      <FilterSection title="Land size">
        <LandFields {...props} />
      </FilterSection>
      <FilterSection title="Features">
        <FeatureChoices {...props} />
      </FilterSection>
      <TermSwitches {...props} />
      <FilterSection title="Keywords">
        <KeywordField {...props} />
      </FilterSection>
    </>
  );
}
