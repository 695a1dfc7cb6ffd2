import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { filtersOf } from 'shared-contract/listing-search-filters';
import { EmptyState } from 'shared-ui';
import { facetsQuery } from '../filters/facets-query.ts';
import { dropped, filterWords, withoutFilters } from '../search-address/active-filters.ts';
import { refined, type Search, searchAddress } from '../search-address/search-address.ts';
import classes from './results.module.css';

const number = new Intl.NumberFormat('en-AU');

/** Nothing found: which filter to drop, and what there would be then. */
export function NoResults({ search, total }: { search: Search; total: number }) {
  const { data: facets } = useQuery({ ...facetsQuery(search), enabled: total === 0 });
  if (total > 0) {
    return (
      <EmptyState
        title="This page does not exist"
        action={<Way to={refined(search, {})} words="Go to the first page" />}
      />
    );
  }
  const ways = filtersOf(search)
    .map((filter) => ({ filter, count: facets?.without[filter] }))
    .filter(({ count }) => count !== 0)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const around = facets?.withSurrounding ?? 0;
  return (
    <EmptyState
      icon={<IconSearchOff size={26} stroke={1.6} />}
      title="No properties match"
      action={
        filtersOf(search).length > 0 && (
          <>
            {around > 0 && (
              <Way to={refined(search, { surrounding: true })} words="With surrounding suburbs" count={around} />
            )}
            {ways.slice(0, 6).map(({ filter, count }) => (
              <Way
                key={filter}
                to={dropped(search, filter)}
                words={`Without ${filterWords(search, filter)}`}
                count={count}
              />
            ))}
            <Way to={withoutFilters(search)} words="Clear all filters" />
          </>
        )
      }
    >
      {wordsFor(filtersOf(search).length, facets !== undefined && ways.length === 0 && around === 0)}
    </EmptyState>
  );
}

function wordsFor(filters: number, hopeless: boolean): string {
  if (filters === 0) return 'New ones are listed every day. Look in again soon.';
  return hopeless
    ? 'No single filter is in the way: dropping one would not be enough.'
    : 'Dropping one of these will help.';
}

function Way({ to, words, count }: { to: Search; words: string; count?: number | undefined }) {
  return (
    <Link className={classes.way} to={searchAddress(to)} preventScrollReset>
      {words}
      {count !== undefined && <span className={classes.wayCount}>{number.format(count)}</span>}
    </Link>
  );
}
