import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, Suspense, startTransition, useState } from 'react';
import { activeFilters } from '../url/active-filters.ts';
import type { Search } from '../url/search-url.ts';
import classes from './filters.module.css';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

type FilterButtonProps = { search: Search; onChange: (change: Partial<Search>) => void };

/** Opens the filter drawer. Its code loads on hover or focus, before the press. */
export function FilterButton({ search, onChange }: FilterButtonProps) {
  // The time of opening, or 0. A new key for each opening mounts a fresh drawer while the closed one still unmounts.
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
        // A transition: the button paints its pressed state first, and the many fields render in the background.
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

/** Waits until the browser has painted the hover or focus style. */
function preloadDrawer(): void {
  requestAnimationFrame(() => setTimeout(() => void loadDrawer()));
}
