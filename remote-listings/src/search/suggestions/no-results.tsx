import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { refined, type Search, searchAddress } from '../address/search-address.ts';
import { facetsQuery } from '../filters/facets-query.ts';
import { countLabel } from '../results/count-labels.ts';
import classes from '../results/results.module.css';
import { useKnownSuburbs } from '../suburb-picker/use-suburb-names.ts';
import { type WayOut, waysOut } from './suggestions.ts';

export type NoResultsProps = {
  search: Search;
  total: number;
  /** Where it lies on the map. */
  small?: boolean;
};

/** Nothing found: what would be if something were dropped. Only what leads to results is offered. */
export function NoResults({ search, total, small = false }: NoResultsProps) {
  const suburbs = useKnownSuburbs(search.suburbs);
  const { data, isPlaceholderData, error, refetch } = useQuery({ ...facetsQuery(search), enabled: total === 0 });
  if (total > 0) {
    return (
      <EmptyState
        title="This page does not exist"
        action={<Way to={refined(search, {})} words="Go to the first page" />}
      />
    );
  }
  const facets = isPlaceholderData ? undefined : data;
  const ways = facets && waysOut(search, facets, suburbs).slice(0, small ? 3 : undefined);
  return (
    <EmptyState
      icon={!small && <IconSearchOff size={26} stroke={1.6} />}
      title="No properties match"
      action={
        ways ? (
          ways.map((way) => <Way key={searchAddress(way.to)} {...way} />)
        ) : error ? (
          <button type="button" className={classes.way} onClick={() => void refetch()}>
            Try again
          </button>
        ) : undefined
      }
    >
      {ways
        ? ways.length === 0
          ? 'New ones are listed every day. Look in again soon.'
          : 'Each of these finds some.'
        : error
          ? 'What would help could not be counted.'
          : 'Counting what would help…'}
    </EmptyState>
  );
}

function Way({ to, words, count }: Omit<WayOut, 'count'> & { count?: number }) {
  return (
    <Link className={classes.way} to={searchAddress(to)} preventScrollReset>
      {words} {count !== undefined && <span className={classes.wayCount}>{countLabel(count)}</span>}
    </Link>
  );
}
