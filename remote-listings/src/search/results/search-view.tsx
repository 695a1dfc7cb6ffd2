import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { CardSkeletons, ErrorState, PageHeader } from 'shared-ui';
import { useRememberedSearch } from '../../front/use-remembered-search.ts';
import { MapPanel } from '../../map/map-panel.tsx';
import { SaveSearch } from '../../saved/searches/save-search.tsx';
import { LazyOutsideArea } from '../area/lazy-outside-area.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { LazyActiveFilterChips } from '../filters/lazy-active-filter-chips.tsx';
import { SortSelect } from '../filters/sort-select.tsx';
import { ShareSearch } from '../sharing/share-search.tsx';
import { useSuburbNames } from '../suburb-picker/use-suburb-names.ts';
import { LazyNoResults } from '../suggestions/lazy-no-results.tsx';
import { searchTitle } from '../url/search-labels.ts';
import type { Search } from '../url/search-url.ts';
import { propertyCountLabel } from './count-labels.ts';
import { LayoutSwitch } from './layout-switch.tsx';
import { NavigationDone } from './navigation-end.ts';
import classes from './results.module.css';
import { Results } from './results.tsx';
import { searchQuery } from './search-query.ts';
import { useChangeSearch } from './use-change-search.ts';

/** The search page. The URL contains the whole search, so changing a filter means navigating. */
export function SearchView({ search }: { search: Search }) {
  const suburbs = useSuburbNames(search.suburbs);
  const { data, error, isPlaceholderData, refetch } = useQuery(searchQuery(search));
  useRememberedSearch(search, suburbs, data !== undefined && !isPlaceholderData && data.totalItems > 0);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  /** Why there is no map, which is then replaced by the list. */
  const [mapNotice, setMapNotice] = useState<ReactNode>(null);
  const { change, reset } = useChangeSearch(search);
  const count = data && propertyCountLabel(data);
  const hasMap = search.layout !== 'list';
  const layout = mapNotice ? 'list' : search.layout;
  return (
    <div className={classes.page} data-layout={layout}>
      <NavigationDone onDone={reset} />
      <div className={classes.title}>
        <PageHeader title={searchTitle(search, suburbs)} />
      </div>
      <div className={classes.actions}>
        <SaveSearch search={search} />
        <ShareSearch search={search} suburbs={suburbs} />
      </div>
      <div className={classes.head}>
        <p className={classes.count} role="status">
          {error && !data ? '' : (count ?? 'Searching…')}
        </p>
        <div className={classes.controls}>
          <SortSelect search={search} onChange={(sort) => change({ sort })} />
          <LayoutSwitch search={search} />
        </div>
      </div>
      <div className={classes.filters}>
        <Suspense>
          <FilterBar search={search} onChange={change} />
        </Suspense>
      </div>
      <LazyActiveFilterChips search={search} />
      <LazyOutsideArea search={search} />
      <div className={classes.body}>
        {hasMap && mapNotice}
        {(layout !== 'map' || (error && !data)) && (
          <div className={classes.list}>
            {data ? (
              <Results
                search={search}
                result={data}
                stale={isPlaceholderData}
                withMap={layout === 'split'}
                highlighted={highlighted}
                onHighlight={hasMap ? setHighlighted : undefined}
              />
            ) : error ? (
              <ErrorState error={error} title="We couldn’t load the results" onRetry={() => void refetch()} />
            ) : (
              <CardSkeletons count={6} label="Searching" />
            )}
          </div>
        )}
        {layout === 'map' && data?.totalItems === 0 && (
          <div className={classes.overMap}>
            <LazyNoResults search={search} total={0} small />
          </div>
        )}
        {hasMap && !mapNotice && (
          <MapPanel
            search={search}
            listings={data?.member ?? []}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            onChange={change}
            onFail={setMapNotice}
          />
        )}
      </div>
    </div>
  );
}
