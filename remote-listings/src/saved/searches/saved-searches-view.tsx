import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CardSkeletons, ErrorState, PageHeader } from 'shared-ui';
import { GuestNotice } from '../guest-notice.tsx';
import { newListingsQuery } from './new-listings-query.ts';
import { NoSavedSearches } from './no-saved-searches.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import classes from './saved-searches.module.css';
import { useSavedSearches } from './use-saved-searches.ts';

/** Lists the user's saved searches with the number of new listings in each. */
export function SavedSearchesView() {
  const { searches, error, retry } = useSavedSearches();
  const isUsed = searches !== undefined && searches.length > 0;
  const news = useQuery({ ...newListingsQuery(searches ?? []), enabled: isUsed, placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader title="Saved searches" />
      <GuestNotice isUsed={isUsed} />
      {error ? (
        <ErrorState error={error} title="We couldn’t load your saved searches" onRetry={retry} />
      ) : !searches ? (
        <CardSkeletons count={3} shape="rows" label="Loading your saved searches" />
      ) : searches.length === 0 ? (
        <NoSavedSearches>Save a search to see its new listings here.</NoSavedSearches>
      ) : (
        <>
          <ul className={classes.rows}>
            {searches.map((saved) => (
              <SavedSearchRow key={saved.id} saved={saved} isNew={news.data?.get(saved.id)} />
            ))}
          </ul>
          {news.error && !news.data && (
            <p className={classes.failed} role="alert">
              We couldn’t check for new listings.
              <button type="button" className={classes.again} onClick={() => void news.refetch()}>
                Try again
              </button>
            </p>
          )}
        </>
      )}
    </>
  );
}
