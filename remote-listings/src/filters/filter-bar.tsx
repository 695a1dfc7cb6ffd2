import { activeFilters } from '../search-address/active-filters.ts';
import type { Search } from '../search-address/search-address.ts';
import { SuburbPicker } from '../suburb-picker/suburb-picker.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import classes from './filters.module.css';
import { ListingTypeSwitch } from './listing-type-switch.tsx';

type FilterBarProps = { search: Search; onChange: (change: Partial<Search>) => void; doneWords: string };

/** Every filter at work at once: there is no button to press, the address follows each change. */
export function FilterBar({ search, onChange, doneWords }: FilterBarProps) {
  return (
    <section className={classes.bar} aria-label="Search filters">
      <div className={classes.first}>
        <ListingTypeSwitch search={search} />
        <SuburbPicker slugs={search.suburbs} onChange={(suburbs) => onChange({ suburbs })} />
        <div className={classes.narrow}>
          <FilterSheet count={activeFilters(search).length} doneWords={doneWords}>
            <FilterFields search={search} onChange={onChange} />
          </FilterSheet>
        </div>
      </div>
      <div className={classes.wide}>
        <FilterFields search={search} onChange={onChange} />
      </div>
    </section>
  );
}
