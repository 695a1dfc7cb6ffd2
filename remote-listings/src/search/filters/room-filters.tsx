import { ChoiceChips } from './choice-chips.tsx';
import { FilterSection } from './filter-section.tsx';
import type { SectionProps } from './section-props.ts';

const minimums = ['1', '2', '3', '4', '5'];

/** Buttons for the minimum number of bedrooms, bathrooms and car spaces. Pressing the chosen button again clears it. */
export function RoomFilters({ search, facets, onChange }: SectionProps) {
  const { bedroomsMin, bedroomsMax, bathsMin, carSpacesMin } = search;
  const options = (counts: Record<string, number> | undefined) =>
    minimums.map((value) => ({ value, label: `${value}+`, count: counts && (counts[value] ?? 0) }));
  const pressed = (value: string, now: number | undefined) => (Number(value) === now ? undefined : Number(value));
  const isStudio = bedroomsMax === 0;
  return (
    <>
      <FilterSection title="Bedrooms">
        <ChoiceChips
          label="Bedrooms"
          options={[
            { value: '0', label: 'Studio', count: facets && (facets.bedrooms[0] ?? 0) },
            ...options(facets?.bedrooms),
          ]}
          chosen={isStudio ? ['0'] : bedroomsMin === undefined ? [] : [String(bedroomsMin)]}
          onToggle={(value) =>
            onChange(
              value === '0'
                ? { bedroomsMin: isStudio ? undefined : 0, bedroomsMax: isStudio ? undefined : 0 }
                : { bedroomsMin: pressed(value, bedroomsMin), bedroomsMax: undefined },
            )
          }
        />
      </FilterSection>
      <FilterSection title="Baths">
        <ChoiceChips
          label="Baths"
          options={options(facets?.baths)}
          chosen={bathsMin === undefined ? [] : [String(bathsMin)]}
          onToggle={(value) => onChange({ bathsMin: pressed(value, bathsMin) })}
        />
      </FilterSection>
      <FilterSection title="Car spaces">
        <ChoiceChips
          label="Car spaces"
          options={options(facets?.cars)}
          chosen={carSpacesMin === undefined ? [] : [String(carSpacesMin)]}
          onToggle={(value) => onChange({ carSpacesMin: pressed(value, carSpacesMin) })}
        />
      </FilterSection>
    </>
  );
}
