import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, Suspense } from 'react';
import { useLayer } from '../../dialog/use-layer.ts';
import type { SearchChange } from '../results/use-change-search.ts';
import { countFilters } from '../url/count-filters.ts';
import type { Search } from '../url/search-url.ts';
import classes from './filters.module.css';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(loadDrawer);

type FilterButtonProps = { search: Search; onChange: (change: SearchChange, how?: { replace: boolean }) => void };

/**
 * The button that opens the filter drawer. The drawer's code loads when the pointer or the focus reaches the button.
 */
export function FilterButton({ search, onChange }: FilterButtonProps) {
  const { opening, open, close } = useLayer('Filters');
  const count = countFilters(search);
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => open()}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
        Filters
        {count > 0 && <span className={classes.openerCount}>{count}</span>}
      </button>
      {opening > 0 && (
        <Suspense>
          <FilterDrawer key={opening} search={search} onApply={onChange} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Loads the drawer after the browser has painted the hover or focus style of the button. */
function preloadDrawer(): void {
  requestAnimationFrame(() => setTimeout(() => void loadDrawer()));
}
