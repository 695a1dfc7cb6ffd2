import { isApplicable } from '../url/applicable-filters.ts';
import { areaLabel } from '../url/area-labels.ts';
import type { Search } from '../url/search-url.ts';
import classes from './filters.module.css';
import { NumberSelect } from './number-select.tsx';
import { PriceFields } from './price-fields.tsx';
import { stepsIncluding } from './price-steps.ts';
import { PropertyTypeSelect } from './property-type-select.tsx';

type FilterFieldsProps = { search: Search; onChange: (change: Partial<Search>) => void };

const rooms = [1, 2, 3, 4, 5];
const areas = { m2: [100, 200, 500, 1000, 2000, 5000], ha: [1, 2, 5, 10, 50, 100], acre: [1, 2, 5, 10, 50, 100] };

/** The most used filters, in one row: rooms of homes, the size of land and commercial property. */
export function FilterFields(props: FilterFieldsProps) {
  const { search, onChange } = props;
  return (
    <div className={classes.fields}>
      <PropertyTypeSelect search={search} onChange={onChange} />
      <PriceFields search={search} onChange={onChange} />
      {isApplicable(search, 'bedrooms') ? <RoomSelects {...props} /> : <SizeSelects {...props} />}
    </div>
  );
}

function SizeSelects({ search, onChange }: FilterFieldsProps) {
  const { floorMin, landMin, landUnit } = search;
  return (
    <>
      {isApplicable(search, 'floor') && (
        <NumberSelect
          label="Min floor area"
          value={floorMin}
          choices={stepsIncluding(areas.m2, floorMin)}
          formatChoice={(area) => areaLabel(area, 'm2')}
          onChange={(min) => onChange({ floorMin: min, floorMax: undefined })}
        />
      )}
      <NumberSelect
        label="Min land size"
        value={landMin}
        choices={stepsIncluding(areas[landUnit], landMin)}
        formatChoice={(area) => areaLabel(area, landUnit)}
        onChange={(min) => onChange({ landMin: min, landMax: undefined })}
      />
    </>
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
