import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { CardSkeletons, ErrorState, PageHeader } from 'shared-ui';
import { ActiveFilterChips } from '../filters/active-filter-chips.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { SortSelect } from '../filters/sort-select.tsx';
import { refined, type Search, searchAddress } from '../search-address/search-address.ts';
import { searchTitle } from '../search-address/search-words.ts';
import { useKnownSuburbs } from '../suburb-picker/use-suburb-names.ts';
import { countWords } from './count-words.ts';
import classes from './results.module.css';
import { Results } from './results.tsx';
import { searchQuery } from './search-query.ts';

/** The whole search page. Its only state is the address. */
export function SearchView({ search }: { search: Search }) {
  const navigate = useNavigate();
  const suburbs = useKnownSuburbs(search.suburbs);
  const { data, error, isPlaceholderData, refetch } = useQuery(searchQuery(search));
  const change = (made: Partial<Search>) =>
    void navigate(searchAddress(refined(search, made)), { preventScrollReset: true });
  const count = data && countWords(data);
  return (
    <>
      <PageHeader title={searchTitle(search, suburbs)} />
      <FilterBar search={search} onChange={change} />
      <div className={classes.head}>
        <p className={classes.count} role="status">
          {error && !data ? '' : (count ?? 'Searching…')}
        </p>
        <SortSelect sort={search.sort} onChange={(sort) => change({ sort })} />
      </div>
      <ActiveFilterChips search={search} />
      {data ? (
        <Results search={search} result={data} stale={isPlaceholderData} />
      ) : error ? (
        <ErrorState error={error} title="The search did not load" onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={6} label="Searching" />
      )}
    </>
  );
}
