import { lazy, Suspense } from 'react';
import { isSuburbSlug } from 'shared-contract/place/place';
import type { SearchChange } from '../results/use-change-search.ts';
import { SuburbPicker } from '../suburb-picker/suburb-picker.tsx';
import { useUnknownSuburbs } from '../suburb-picker/use-suburb-names.ts';
import type { Search } from '../url/search-url.ts';
import { FilterButton } from './filter-button.tsx';
import { FilterFields } from './filter-fields.tsx';
import classes from './filters.module.css';
import { ListingTypeSwitch } from './listing-type-switch.tsx';
import { SurroundingSwitch } from './surrounding-switch.tsx';

const UnknownSuburbs = lazy(() => import(/* webpackChunkName: "rare-notes" */ '../suburb-picker/unknown-suburbs.tsx'));

type FilterBarProps = { search: Search; onChange: (change: SearchChange, how?: { replace: boolean }) => void };

/** The bar with the most used filters, which apply at once. A button opens the drawer with all other filters. */
export function FilterBar({ search, onChange }: FilterBarProps) {
  const unknown = useUnknownSuburbs(search.suburbs);
  return (
    <section className={classes.bar} aria-label="Search filters">
      <ListingTypeSwitch search={search} />
      <SuburbPicker slugs={search.suburbs} onChange={onChange} />
      <FilterButton search={search} onChange={onChange} />
      <div className={classes.wide}>
        <FilterFields search={search} onChange={onChange} />
      </div>
      {unknown.length > 0 && (
        <Suspense>
          <UnknownSuburbs
            unknown={unknown}
            onRemove={() => onChange({ suburbs: search.suburbs.filter((slug) => !unknown.includes(slug)) })}
          />
        </Suspense>
      )}
      {search.suburbs.some(isSuburbSlug) && (
        <SurroundingSwitch on={search.surrounding} onChange={(surrounding) => onChange({ surrounding })} />
      )}
    </section>
  );
}
