import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { Link } from 'react-router';
import { EmptyState } from 'shared-ui';
import { activeFilters, suburbFilters, withoutFilters } from '../search-address/active-filters.ts';
import { refined, type Search, searchAddress } from '../search-address/search-address.ts';
import classes from './results.module.css';

/** Nothing found: the way on is to drop one filter, or all. */
export function NoResults({ search, total }: { search: Search; total: number }) {
  if (total > 0) {
    return (
      <EmptyState
        title="This page does not exist"
        action={<Way to={refined(search, {})} words="Go to the first page" />}
      />
    );
  }
  const filters = [...activeFilters(search), ...suburbFilters(search)];
  return (
    <EmptyState
      icon={<IconSearchOff size={26} stroke={1.6} />}
      title="No properties match"
      action={
        filters.length > 0 && (
          <>
            {filters.slice(0, 8).map(({ key, label, without }) => (
              <Way key={key} to={without} words={`Without ${label}`} />
            ))}
            <Way to={withoutFilters(search)} words="Clear all filters" />
          </>
        )
      }
    >
      {filters.length > 0 ? 'Dropping one of these may help.' : 'New ones are listed every day. Look in again soon.'}
    </EmptyState>
  );
}

function Way({ to, words }: { to: Search; words: string }) {
  return (
    <Link className={classes.way} to={searchAddress(to)} preventScrollReset>
      {words}
    </Link>
  );
}
