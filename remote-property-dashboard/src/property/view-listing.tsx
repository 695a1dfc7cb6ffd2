import { Anchor } from '@mantine/core';
import { isPublicStatus } from 'shared-contract/listing/public-status';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './property-overview.module.css';

/** A link to the listing's public page. Renders nothing while visitors cannot open it. */
export function ViewListing({ listing: { id, status } }: { listing: { id: string; status: string } }) {
  if (!isPublicStatus(status)) return null;
  return (
    <Anchor component={Link} to={addresses.listing(id)} className={classes.link}>
      View listing
    </Anchor>
  );
}
