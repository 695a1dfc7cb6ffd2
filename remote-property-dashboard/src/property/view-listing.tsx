import { Anchor } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './property-overview.module.css';

/**
 * The statuses in which visitors can open the listing. The contract's `isPublicStatus` would add a schema, and with it
 * one request, to this page.
 */
const publicStatuses = new Set(['active', 'underOffer', 'sold', 'leased']);

/** A link to the listing's public page. Renders nothing while visitors cannot open it. */
export function ViewListing({ listing: { id, status } }: { listing: { id: string; status: string } }) {
  if (!publicStatuses.has(status)) return null;
  return (
    <Anchor component={Link} to={addresses.listing(id)} className={classes.link}>
      View listing
    </Anchor>
  );
}
