import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { ErrorState, LoadingState, LocalInstant } from 'shared-ui';
import view from '../listing-view.module.css';
import { historyEntries } from './history-entries.ts';
import classes from './listing-history.module.css';
import { priceHistoryQuery } from './price-history-query.ts';

/** When the listing was published, and how its price has changed since. */
export default function ListingHistory({ listing }: { listing: Listing }) {
  const heading = useId();
  const { data, error, isPending, refetch } = useQuery(priceHistoryQuery(listing));
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={view.heading}>
        Listing history
      </h2>
      {isPending && <LoadingState label="Loading the history of this listing" />}
      {error && <ErrorState error={error} title="We couldn’t load the history" onRetry={() => void refetch()} />}
      {data && (
        <ol className={classes.entries}>
          {historyEntries(listing.type, data).map(({ at, text }) => (
            <li key={at}>
              <LocalInstant at={at} timeZone={listing.property.timeZone} show="date" />
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
