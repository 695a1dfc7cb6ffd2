import { isApplicable } from '../url/applicable-filters.ts';
import { areaLabel } from '../url/area-labels.ts';
import type { Search } from '../url/search-url.ts';
import { NumberSelect } from './number-select.tsx';
import { stepsIncluding } from './price-steps.ts';

const areas = { m2: [100, 200, 500, 1000, 2000, 5000], ha: [1, 2, 5, 10, 50, 100], acre: [1, 2, 5, 10, 50, 100] };

type SizeSelectsProps = { search: Search; onChange: (change: Partial<Search>) => void };

/** The minimum size of land, or of a commercial property and its land. */
export default function SizeSelects({ search, onChange }: SizeSelectsProps) {
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
