import { useQuery } from '@tanstack/react-query';
import { addresses } from 'shared-contract/page/addresses';
import { CardSkeletons, EmptyState, ErrorState } from 'shared-ui';
import { frontPageQuery } from './front-page-query.ts';
import classes from './front-view.module.css';
import { ListingSection } from './listing-section.tsx';
import { QuickSearches } from './quick-searches.tsx';
import { StartSearch } from './start-search.tsx';

const saturday = new URLSearchParams({ saturday: '1', sort: 'inspection' });

/** The public front page: the search, the user’s own searches, and what is new. */
export function FrontView() {
  const { data, error, refetch } = useQuery(frontPageQuery);
  const isEmpty = data && [data.forSale, data.forLease, data.openSaturday].every(({ member }) => member.length === 0);
  return (
    <>
      <div className={classes.hero}>
        <h1 className={classes.title}>Find a place to call home</h1>
        <p className={classes.lead}>Homes, land and business premises across Australia.</p>
        <StartSearch />
        <QuickSearches />
      </div>
      {isEmpty ? (
        <EmptyState title="No properties are listed yet">New listings appear here as soon as they are live.</EmptyState>
      ) : data ? (
        <>
          <ListingSection
            title="New homes for sale"
            to={addresses.search({ listingType: 'sale', propertyType: 'residential' })}
            listings={data.forSale}
            searchedType="sale"
            isFirst
          />
          <ListingSection
            title="New homes for rent"
            to={addresses.search({ listingType: 'lease', propertyType: 'residential' })}
            listings={data.forLease}
            searchedType="lease"
          />
          <ListingSection
            title="Open this Saturday"
            to={addresses.search({ listingType: 'all' }, saturday)}
            listings={data.openSaturday}
          />
        </>
      ) : error ? (
        <ErrorState error={error} title="We couldn’t load the new listings" onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={4} label="Loading new listings" />
      )}
    </>
  );
}
