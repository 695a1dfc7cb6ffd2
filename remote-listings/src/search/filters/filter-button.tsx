import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, Suspense, startTransition, useState } from 'react';
import { activeFilters } from '../url/active-filters.ts';
import type { Search } from '../url/search-url.ts';
import classes from './filters.module.css';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

type FilterButtonProps = { search: Search; onChange: (change: Partial<Search>) => void };

/** Opens every filter in a drawer, which loads when a pointer or the focus is on the button: it will probably be pressed. */
export function FilterButton({ search, onChange }: FilterButtonProps) {
  // Which opening it is, or none: closed and not taken away yet, it is another one when it opens again.
  const [opening, setOpening] = useState(0);
  const count = activeFilters(search).length;
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        // The button shows the press at once, the drawer comes with the next frame. Out of sight its many fields go in their time.
        onClick={() => startTransition(() => setOpening(performance.now()))}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
        Filters
        {count > 0 && <span className={classes.openerCount}>{count}</span>}
      </button>
      {opening > 0 && (
        <Suspense>
          <FilterDrawer
            key={opening}
            search={search}
            onApply={onChange}
            onClose={() => startTransition(() => setOpening(0))}
          />
        </Suspense>
      )}
    </>
  );
}

/** The frame that the pointer or the focus asked for comes first. */
function preloadDrawer(): void {
  requestAnimationFrame(() => setTimeout(() => void loadDrawer()));
}
