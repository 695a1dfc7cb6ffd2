import { lazy, Suspense } from 'react';
import { isApplicable } from '../url/applicable-filters.ts';
import type { Search } from '../url/search-url.ts';
import classes from './filters.module.css';
import { NumberSelect } from './number-select.tsx';
import { PriceFields } from './price-fields.tsx';
import { stepsIncluding } from './price-steps.ts';
import { PropertyTypeSelect } from './property-type-select.tsx';

/** Loaded only for land and commercial property, because most visitors search homes. */
const SizeSelects = lazy(() => import('./size-selects.tsx'));

type FilterFieldsProps = { search: Search; onChange: (change: Partial<Search>) => void };

const rooms = [1, 2, 3, 4, 5];

/** The most used filters, in one row: rooms of homes, the size of land and commercial property. */
export function FilterFields(props: FilterFieldsProps) {
  const { search, onChange } = props;
  return (
    <div className={classes.fields}>
      <PropertyTypeSelect search={search} onChange={onChange} />
      <PriceFields search={search} onChange={onChange} />
      {isApplicable(search, 'bedrooms') ? (
        <RoomSelects {...props} />
      ) : (
        <Suspense>
          <SizeSelects {...props} />
        </Suspense>
      )}
    </div>
  );
}

function RoomSelects({ search, onChange }: FilterFieldsProps) {
  const { bedroomsMin, bedroomsMax, bathsMin, carSpacesMin } = search;
  return (
    <>
      <NumberSelect
        label="Bedrooms"
        value={bedroomsMax === 0 ? 0 : bedroomsMin}
        choices={[0, ...stepsIncluding(rooms, bedroomsMin)].filter(
          (choice, index, all) => all.indexOf(choice) === index,
        )}
        formatChoice={(count) => (count === 0 ? 'Studio' : `${count}+`)}
        onChange={(min) => onChange({ bedroomsMin: min, bedroomsMax: min === 0 ? 0 : undefined })}
      />
      <NumberSelect
        label="Baths"
        value={bathsMin}
        choices={stepsIncluding(rooms, bathsMin)}
        formatChoice={(count) => `${count}+`}
        onChange={(min) => onChange({ bathsMin: min })}
      />
      <NumberSelect
        label="Car spaces"
        value={carSpacesMin}
        choices={stepsIncluding(rooms, carSpacesMin)}
        formatChoice={(count) => `${count}+`}
        onChange={(min) => onChange({ carSpacesMin: min })}
      />
    </>
  );
}
