import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './owner-bar.module.css';

/**
 * Returns whether the signed-in user owns the listing. Only the owner's response has `activeOrder`, which may be null.
 */
const isOwnListing = ({ activeOrder }: Listing) => activeOrder !== undefined;

/** On the public page of their own listing, gives owners links to its editor and its enquiries. */
export function OwnerBar({ listing }: { listing: Listing }) {
  if (!isOwnListing(listing)) return null;
  const { id, property } = listing;
  return (
    <nav className={classes.bar} aria-label="Your listing">
      <p className={classes.text}>
        {listing.published
          ? 'This is your listing with your unpublished changes. Visitors don’t see them yet.'
          : 'This is your listing.'}
      </p>
      {listing.published ? (
        <Link className={classes.link} to={addresses.listingEditStep(id, 'summary')}>
          Review changes
        </Link>
      ) : null}
      <Link className={classes.link} to={addresses.listingEdit(id)}>
        Edit listing
      </Link>
      <Link className={classes.link} to={addresses.enquiries(property.id)}>
        Enquiries
      </Link>
    </nav>
  );
}
