import { lazy, Suspense, startTransition, useState } from 'react';
import { activeFilters } from '../search-address/active-filters.ts';
import type { Search } from '../search-address/search-address.ts';
import { SuburbPicker } from '../suburb-picker/suburb-picker.tsx';
import { UnknownSuburbs } from '../suburb-picker/unknown-suburbs.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import classes from './filters.module.css';
import { ListingTypeSwitch } from './listing-type-switch.tsx';
import { SurroundingSwitch } from './surrounding-switch.tsx';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

type FilterBarProps = { search: Search; onChange: (change: Partial<Search>) => void };

/** What most people narrow by is at work at once; everything else is in a drawer, which loads when it is asked for. */
export function FilterBar({ search, onChange }: FilterBarProps) {
  // Which opening it is, or none: closed and not taken away yet, it is another one when it opens again.
  const [opening, setOpening] = useState(0);
  return (
    <section className={classes.bar} aria-label="Search filters">
      <div className={classes.first}>
        <ListingTypeSwitch search={search} />
        <SuburbPicker slugs={search.suburbs} onChange={(suburbs) => onChange({ suburbs })} />
        <FilterButton
          count={activeFilters(search).length}
          onAim={() => void loadDrawer()}
          onOpen={() => setOpening(performance.now())}
        />
      </div>
      <UnknownSuburbs slugs={search.suburbs} onChange={(suburbs) => onChange({ suburbs })} />
      {search.suburbs.length > 0 && (
        <SurroundingSwitch on={search.surrounding} onChange={(surrounding) => onChange({ surrounding })} />
      )}
      <div className={classes.wide}>
        <FilterFields search={search} onChange={onChange} />
      </div>
      {opening > 0 && (
        <Suspense>
          <FilterDrawer
            key={opening}
            search={search}
            onApply={onChange}
            // It is out of sight already; its many fields go after the next frame.
            onClose={() => startTransition(() => setOpening(0))}
          />
        </Suspense>
      )}
    </section>
  );
}
