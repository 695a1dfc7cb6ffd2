import { Link, Outlet } from 'react-router';
import { useFocused } from 'shared-api/context';
import { addresses } from 'shared-contract/page/addresses';
import { FocusBar } from './focus-bar.tsx';
import { shownListing } from './layout-contracts.ts';
import classes from './main.module.css';
import { Main } from './main.tsx';

/** The layout of the listing editor. It shows the address of the listing. */
export function FocusedListingLayout() {
  const listing = useFocused('listing', shownListing);
  return (
    <div className={`${classes.page} ${classes.calm}`} data-layout="focused-listing">
      <FocusBar title="Edit listing" subtitle={listing?.property.address.fullAddress ?? null}>
        <Link to={listing ? addresses.propertyListings(listing.property.id) : addresses.properties()}>Exit</Link>
      </FocusBar>
      <Main>
        <Outlet />
      </Main>
    </div>
  );
}
