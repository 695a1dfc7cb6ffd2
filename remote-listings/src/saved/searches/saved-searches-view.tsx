import { Button } from '@mantine/core';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { GuestNotice } from '../guest-notice.tsx';
import { newListingsQuery } from './new-listings-query.ts';
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
        <ErrorState error={error} title="Your saved searches did not load" onRetry={retry} />
      ) : !searches ? (
        <CardSkeletons count={3} shape="rows" label="Loading your saved searches" />
      ) : searches.length === 0 ? (
        <EmptyState
          icon={<IconBookmark size={26} stroke={1.6} />}
          title="No searches saved yet"
          action={
            <Button component={Link} to={addresses.search()}>
              Search properties
            </Button>
          }
        >
          Save a search and see here what is new since you looked.
        </EmptyState>
      ) : (
        <>
          <ul className={classes.rows}>
            {searches.map((saved) => (
              <SavedSearchRow key={saved.id} saved={saved} isNew={news.data?.get(saved.id)} />
            ))}
          </ul>
          {news.error && !news.data && (
            <p className={classes.failed} role="alert">
              What is new could not be counted.
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
