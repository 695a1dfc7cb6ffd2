import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePageDialog } from '../../dialog/use-page-dialog.ts';
import { propertyCountLabel } from '../results/count-labels.ts';
import { clearFilters } from '../url/active-filters.ts';
import { refineSearch, type Search, searchUrl } from '../url/search-url.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { facetsQuery } from './facets-query.ts';
import classes from './filter-drawer.module.css';
import { FilterSections } from './filter-sections.tsx';

type FilterDrawerProps = {
  search: Search;
  onApply: (change: Partial<Search>, how: { replace: boolean }) => void;
  onClose: () => void;
};

/**
 * The drawer with all filters and their numbers of results. Changes apply when the user submits; closing the drawer
 * discards them.
 */
export default function FilterDrawer({ search, onApply, onClose }: FilterDrawerProps) {
  const [draft, setDraft] = useState(search);
  const debouncedDraft = useDebouncedValue(draft, 150);
  const { data: facets } = useQuery(facetsQuery(debouncedDraft));
  // False while the drawer opens. Its many fields render afterwards, in the background.
  const isFilled = useDeferredValue(true, false);
  const { dialog, close, closeBeforeReplace } = usePageDialog('Filters', onClose);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (searchUrl(draft) === searchUrl(search)) return close();
    closeBeforeReplace();
    onApply(draft, { replace: true });
  };
  const clear = () => {
    // Clears all filters except the map area, so that the map does not move.
    const { bounds, area } = draft;
    setDraft({ ...clearFilters(draft), bounds, area });
  };
  return createPortal(
    <div ref={dialog} role="dialog" aria-modal="true" aria-label="Filters" tabIndex={-1} className={classes.backdrop}>
      <form className={classes.drawer} onSubmit={apply}>
        <div className={classes.head}>
          <h2 className={classes.title}>Filters</h2>
          <button type="button" className={classes.close} aria-label="Close filters" onClick={close}>
            <IconX size={20} aria-hidden="true" />
          </button>
        </div>
        <div className={classes.body}>
          {isFilled && (
            <FilterSections
              search={draft}
              facets={facets}
              onChange={(change) => setDraft((before) => refineSearch(before, change))}
            />
          )}
        </div>
        <div className={classes.foot}>
          <button type="button" className={classes.clear} onClick={clear}>
            Clear all
          </button>
          <button type="submit" className={classes.done}>
            {facets ? `Show ${propertyCountLabel(facets)}` : 'Show results'}
          </button>
          <p className={classes.srOnly} role="status">
            {facets && propertyCountLabel(facets)}
          </p>
        </div>
      </form>
    </div>,
    document.body,
  );
}
