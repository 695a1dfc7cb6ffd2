import { Button } from '@mantine/core';
import type { Listing } from 'shared-contract/listing/listing';
import { nextStatuses } from 'shared-contract/listing/listing-status';
import type { OfferTerms } from 'shared-contract/offer/offer';
import { statusActions } from '../../editor/property-listings/change-status.ts';
import { useStatusChange } from '../../editor/property-listings/use-status-change.tsx';
import { soldLabel } from '../../listing/sold-label.ts';
import classes from '../next-steps-list.module.css';

/** The last step after an accepted offer: the owner marks the listing as sold or leased. */
export function MarkAsClosed({ listing, terms: { kind, amount } }: { listing: Listing; terms: OfferTerms }) {
  const { request, isPending, dialog } = useStatusChange(listing, kind === 'sale' ? amount : undefined);
  const final = kind === 'sale' ? 'sold' : 'leased';
  const label = statusActions[final]?.label;
  if (!nextStatuses(listing.status, listing.type).includes(final)) {
    const done = soldLabel(listing) ?? statusActions[final]?.done;
    return listing.status === final ? <p className={classes.title}>{done}</p> : null;
  }
  return (
    <>
      <p className={classes.title}>{label}</p>
      <p className={classes.text}>
        {kind === 'sale' ? 'Once contracts are exchanged.' : 'Once the agreement is signed.'} The listing then leaves
        search.
      </p>
      <Button mt="xs" variant="default" loading={isPending} onClick={() => request(final)}>
        {label}
      </Button>
      {dialog}
    </>
  );
}
