import { Anchor, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { SavedSearch } from 'shared-contract/search/saved-search';
import { Link } from 'shared-platform/router';
import { accountSearchesQuery } from '../saved/searches/account-searches.ts';
import { AlertSelect } from '../saved/searches/alert-select.tsx';
import { NoSavedSearches } from '../saved/searches/no-saved-searches.tsx';
import { searchActions } from '../saved/searches/search-actions.ts';
import { timeZone } from '../saved/searches/time-zone.ts';
import { useSearchLabel } from '../saved/searches/use-search-label.ts';
import { type Search, searchUrl } from '../search/url/search-url.ts';
import classes from './notifications.module.css';

/** Lists the saved searches of the account. For each, the user chooses how often new listings are emailed. */
export function SearchAlerts() {
  const searches = useResource(accountSearchesQuery);
  if (searches.length === 0) {
    return (
      <NoSavedSearches>
        Search for a property and choose Save search above the results. We’ll email you new listings, and you choose
        here how often.
      </NoSavedSearches>
    );
  }
  return (
    <>
      <ul className={classes.rows}>
        {searches.map((saved) => (
          <SearchAlertRow key={saved.id} saved={saved} />
        ))}
      </ul>
      <Text className={classes.hint}>
        Rename or delete a search under{' '}
        <Anchor component={Link} to={addresses.savedSearches()} underline="always" inherit>
          Saved searches
        </Anchor>
        .
      </Text>
    </>
  );
}

/** One saved search. Opening it marks it as viewed. */
function SearchAlertRow({ saved: { id, name, alert, search: query } }: { saved: SavedSearch }) {
  const search: Search = { ...query, layout: 'list' };
  const label = useSearchLabel(search);
  return (
    <li className={classes.row}>
      <div className={classes.search}>
        <Link className={classes.name} to={searchUrl(search)} onClick={() => void searchActions.markSeen(id)}>
          {name}
        </Link>
        {label !== name && <p className={classes.hint}>{label}</p>}
      </div>
      <AlertSelect
        className={classes.select}
        label={`Email alerts for ${name}`}
        value={alert}
        onChange={(chosen) => void searchActions.change(id, { alert: chosen, timeZone: timeZone() })}
      />
    </li>
  );
}
