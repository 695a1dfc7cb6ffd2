import { SuburbPicker } from '../suburb-picker/suburb-picker.tsx';
import { UnknownSuburbs } from '../suburb-picker/unknown-suburbs.tsx';
import type { Search } from '../url/search-url.ts';
import { FilterButton } from './filter-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import classes from './filters.module.css';
import { ListingTypeSwitch } from './listing-type-switch.tsx';
import { SurroundingSwitch } from './surrounding-switch.tsx';

type FilterBarProps = { search: Search; onChange: (change: Partial<Search>) => void };

/** The bar with the most used filters, which apply at once. A button opens the drawer with all other filters. */
export function FilterBar({ search, onChange }: FilterBarProps) {
  return (
    <section className={classes.bar} aria-label="Search filters">
      <div className={classes.first}>
        <ListingTypeSwitch search={search} />
        <SuburbPicker slugs={search.suburbs} onChange={(suburbs) => onChange({ suburbs })} />
        <FilterButton search={search} onChange={onChange} />
      </div>
      <UnknownSuburbs slugs={search.suburbs} onChange={(suburbs) => onChange({ suburbs })} />
      {search.suburbs.length > 0 && (
        <SurroundingSwitch on={search.surrounding} onChange={(surrounding) => onChange({ surrounding })} />
      )}
      <div className={classes.wide}>
        <FilterFields search={search} onChange={onChange} />
      </div>
    </section>
  );
}
