import { isApplicable } from '../url/applicable-filters.ts';
import { capitalise, slugToText } from '../url/search-labels.ts';
import { categorySlugs } from '../url/slugs.ts';
import { FloorFields, LandFields } from './area-fields.tsx';
import { BuyOrRentTypeSelect } from './buy-or-rent-fields.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { FeatureFilters } from './feature-filters.tsx';
import { FilterSection } from './filter-section.tsx';
import { KeywordField } from './keyword-field.tsx';
import { listingTypeChoices, withListingType } from './listing-type-choices.ts';
import { PriceFields } from './price-fields.tsx';
import { propertyTypeLabels, propertyTypesFor } from './property-types.ts';
import { RoomFilters } from './room-filters.tsx';
import type { SectionProps } from './section-props.ts';
import { TermFilters } from './term-filters.tsx';
import { toggleValue } from './toggle-value.ts';

export function FilterSections(props: SectionProps) {
  const { search, facets, onChange } = props;
  const { listingType, propertyType } = search;
  return (
    <>
      <FilterSection title="Buy or rent">
        <ChoiceChips
          label="Buy or rent"
          options={listingTypeChoices.map(({ type, label }) => ({ value: type, label }))}
          chosen={listingType ? [listingType] : []}
          onToggle={(value) => {
            const type = listingTypeChoices.find((one) => one.type === value)?.type;
            onChange(withListingType(search, type === listingType ? undefined : type));
          }}
        />
      </FilterSection>
      <FilterSection title="Property type">
        {listingType ? (
          <ChoiceChips
            label="Property type"
            options={propertyTypesFor(listingType).map((type) => ({ value: type, label: propertyTypeLabels[type] }))}
            chosen={propertyType ? [propertyType] : []}
            onToggle={(value) => {
              const type = propertyTypesFor(listingType).find((one) => one === value);
              onChange({ propertyType: type === propertyType ? undefined : type, categories: [] });
            }}
          />
        ) : (
          <BuyOrRentTypeSelect search={search} onChange={onChange} />
        )}
        {propertyType && (
          <ChoiceChips
            label="Categories"
            hideEmpty
            options={categorySlugs(propertyType).map((slug) => ({
              value: slug,
              label: capitalise(slugToText(slug)),
              count: facets && (facets.category[slug] ?? 0),
            }))}
            chosen={search.categories}
            onToggle={(value) => onChange({ categories: toggleValue(search.categories, value) })}
          />
        )}
      </FilterSection>
      <FilterSection title={listingType === 'lease' ? 'Rent per week' : 'Price'}>
        <PriceFields search={search} onChange={onChange} />
      </FilterSection>
      <RoomFilters {...props} />
      {isApplicable(search, 'floor') && (
        <FilterSection title="Floor area">
          <FloorFields {...props} />
        </FilterSection>
      )}
      <FilterSection title="Land size">
        <LandFields {...props} />
      </FilterSection>
      <FeatureFilters {...props} />
      <TermFilters {...props} />
      <FilterSection title="Keywords">
        <KeywordField {...props} />
      </FilterSection>
    </>
  );
}
