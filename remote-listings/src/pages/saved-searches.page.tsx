import { cachedResource, prefetch } from 'shared-api';
import { currentSession } from 'shared-auth';
import { accountSearchesQuery } from '../saved/searches/account-searches.ts';
import { guestSearches } from '../saved/searches/guest-searches.ts';
import { newListingsQuery } from '../saved/searches/new-listings-query.ts';
import { SavedSearchesView } from '../saved/searches/saved-searches-view.tsx';
import { prefetchSearchLabels } from '../saved/searches/use-search-label.ts';

/**
 * Loads the saved searches. Also runs when a guest signs in (see `guestStores` in remote.ts), to import the guest's
 * searches into the account.
 */
export async function loader() {
  const isSignedIn = currentSession().status === 'signedIn';
  if (isSignedIn) await prefetch(accountSearchesQuery);
  const searches = isSignedIn ? cachedResource(accountSearchesQuery) : guestSearches();
  if (!searches || searches.length === 0) return null;
  await Promise.all([prefetch(newListingsQuery(searches)), prefetchSearchLabels(searches)]);
  return null;
}

export const Component = SavedSearchesView;
