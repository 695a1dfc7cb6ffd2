import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './owner-bar.module.css';

/** Only the owner's response has the field `activeOrder`, null included. */
const isOwnListing = ({ activeOrder }: Listing) => activeOrder !== undefined;

/** Links the owner from the public page back to the editor and the enquiries. */
export function OwnerBar({ listing }: { listing: Listing }) {
  if (!isOwnListing(listing)) return null;
  const { id, property } = listing;
  return (
    <nav className={classes.bar} aria-label="Your listing">
      <p className={classes.text}>This is your listing.</p>
      <Link className={classes.link} to={addresses.listingEdit(id)}>
        Edit listing
      </Link>
      <Link className={classes.link} to={addresses.enquiries(property.id)}>
        Enquiries
      </Link>
    </nav>
  );
}
