import { isApplicable } from '../url/applicable-filters.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { FilterSection } from './filter-section.tsx';
import type { SectionProps } from './section-props.ts';

const minimums = ['1', '2', '3', '4', '5'];

/**
 * Buttons for the minimum number of bedrooms, bathrooms and car spaces, as far as the property type has them. Pressing
 * the chosen button again clears it.
 */
export function RoomFilters(props: SectionProps) {
  const { search, facets, onChange } = props;
  const { carSpacesMin } = search;
  return (
    <>
      {isApplicable(search, 'bedrooms') && <BedroomAndBathFilters {...props} />}
      {isApplicable(search, 'cars') && (
        <FilterSection title="Car spaces">
          <ChoiceChips
            label="Car spaces"
            options={optionsOf(facets?.cars)}
            chosen={carSpacesMin === undefined ? [] : [String(carSpacesMin)]}
            onToggle={(value) => onChange({ carSpacesMin: toggled(value, carSpacesMin) })}
          />
        </FilterSection>
      )}
    </>
  );
}

const optionsOf = (counts: Record<string, number> | undefined) =>
  minimums.map((value) => ({ value, label: `${value}+`, count: counts && (counts[value] ?? 0) }));

const toggled = (value: string, now: number | undefined) => (Number(value) === now ? undefined : Number(value));

function BedroomAndBathFilters({ search, facets, onChange }: SectionProps) {
  const { bedroomsMin, bedroomsMax, bathsMin } = search;
  const isStudio = bedroomsMax === 0;
  return (
    <>
      <FilterSection title="Bedrooms">
        <ChoiceChips
          label="Bedrooms"
          options={[
            { value: '0', label: 'Studio', count: facets && (facets.bedrooms[0] ?? 0) },
            ...optionsOf(facets?.bedrooms),
          ]}
          chosen={isStudio ? ['0'] : bedroomsMin === undefined ? [] : [String(bedroomsMin)]}
          onToggle={(value) =>
            onChange(
              value === '0'
                ? { bedroomsMin: isStudio ? undefined : 0, bedroomsMax: isStudio ? undefined : 0 }
                : { bedroomsMin: toggled(value, bedroomsMin), bedroomsMax: undefined },
            )
          }
        />
      </FilterSection>
      <FilterSection title="Baths">
        <ChoiceChips
          label="Baths"
          options={optionsOf(facets?.baths)}
          chosen={bathsMin === undefined ? [] : [String(bathsMin)]}
          onToggle={(value) => onChange({ bathsMin: toggled(value, bathsMin) })}
        />
      </FilterSection>
    </>
  );
}
