import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, Suspense, startTransition, useState } from 'react';
import { countFilters } from '../url/count-filters.ts';
import type { Search } from '../url/search-url.ts';
import classes from './filters.module.css';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(loadDrawer);

type FilterButtonProps = { search: Search; onChange: (change: Partial<Search>) => void };

/**
 * The button that opens the filter drawer. The drawer's code loads when the pointer or the focus reaches the button.
 */
export function FilterButton({ search, onChange }: FilterButtonProps) {
  // The time of opening, or 0 when closed. It is also the React key: each opening mounts a new drawer, even while the
  // closed one is still unmounting.
  const [opening, setOpening] = useState(0);
  const count = countFilters(search);
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        // In a transition, the button first paints its pressed state. Then the many fields of the drawer render in the
        // background.
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

/** Loads the drawer after the browser has painted the hover or focus style of the button. */
function preloadDrawer(): void {
  requestAnimationFrame(() => setTimeout(() => void loadDrawer()));
}
