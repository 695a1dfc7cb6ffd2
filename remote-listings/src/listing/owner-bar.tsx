import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './owner-bar.module.css';

/** Only its owner is told of an order, whether there is one or not. */
const isOwnListing = ({ activeOrder }: Listing) => activeOrder !== undefined;

/** So that an owner who looks at the page as others see it finds the way back to work. */
export function OwnerBar({ listing }: { listing: Listing }) {
  if (!isOwnListing(listing)) return null;
  const { id, property } = listing;
  return (
    <nav className={classes.bar} aria-label="Your listing">
      <p className={classes.text}>This is your listing.</p>
      <Link className={classes.link} to={addresses.listingEdit(id)}>
        Edit it
      </Link>
      <Link className={classes.link} to={addresses.enquiries(property.id)}>
        Enquiries
      </Link>
    </nav>
  );
}
