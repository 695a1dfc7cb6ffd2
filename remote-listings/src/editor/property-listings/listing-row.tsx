import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ListingSummary } from 'shared-contract/listing/listing';
import { isEditable, isPublicStatus } from 'shared-contract/listing/listing-status';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { LocalInstant, PriceLine, PropertyThumb, StatusBadge } from 'shared-ui';
import { soldLabel } from '../../listing/sold-label.ts';
import { DiscardDraft } from './discard-draft.tsx';
import classes from './property-listings.module.css';
import { StatusMenu } from './status-menu.tsx';

const listingTypeLabels = { sale: 'For sale', lease: 'For lease', both: 'For sale or lease' } as const;

/** @param openOffers the number of offers that can still lead to a contract */
export function ListingRow({ listing, openOffers }: { listing: ListingSummary; openOffers: number }) {
  const { id, type, status, headline, pricing, leasePricing, picture, pictureCount, publishedAt, property } = listing;
  const actions = useFocusAfterChange(status);
  const sold = soldLabel(listing);
  return (
    <li className={classes.row}>
      <PropertyThumb picture={picture} size={112} />
      <div className={classes.text}>
        <p className={classes.badges}>
          <StatusBadge kind="listing" status={status} />
          {listingTypeLabels[type]}
          {listing.hasUnpublishedChanges ? <span className={classes.unpublished}>Unpublished changes</span> : null}
        </p>
        <h2 className={classes.headline}>{headline || 'No headline yet'}</h2>
        <p className={classes.facts}>
          {pricing.displayValue ? (
            <PriceLine pricing={pricing} listingType={type === 'both' ? 'sale' : type} />
          ) : (
            'No price yet'
          )}
          {type === 'both' ? (
            <>
              {' or '}
              {leasePricing?.displayValue ? <PriceLine pricing={leasePricing} listingType="lease" /> : 'no rent yet'}
            </>
          ) : null}
          {` · ${pictureCount === 1 ? '1 photo' : `${pictureCount} photos`}`}
          {publishedAt ? (
            <>
              {' · published '}
              <LocalInstant at={publishedAt} show="date" timeZone={property.timeZone} />
            </>
          ) : null}
          {sold ? ` · ${sold}` : null}
        </p>
      </div>
      <div className={classes.actions} ref={actions}>
        {status === 'withdrawn' ? (
          <Button component={Link} to={addresses.listingEditStep(id, 'summary')}>
            Publish again
          </Button>
        ) : null}
        {listing.hasUnpublishedChanges ? (
          <Button component={Link} to={addresses.listingEditStep(id, 'summary')}>
            Review changes
          </Button>
        ) : null}
        {isEditable(status) ? (
          <Button component={Link} to={addresses.listingEdit(id)} variant={status === 'draft' ? 'filled' : 'default'}>
            {status === 'draft' ? 'Continue' : 'Edit'}
          </Button>
        ) : null}
        {publishedAt ? (
          <>
            <Button component={Link} to={addresses.enquiries(property.id)} variant="default">
              Enquiries
            </Button>
            <Button component={Link} to={addresses.listingOffers(property.id, id)} variant="default">
              {openOffers === 0 ? 'Offers' : `Offers (${openOffers})`}
            </Button>
          </>
        ) : null}
        {isPublicStatus(status) ? (
          <Button component={Link} to={addresses.listing(id)} variant="default">
            View
          </Button>
        ) : null}
        {status === 'draft' && !publishedAt ? <DiscardDraft listingId={id} headline={headline} /> : null}
        <StatusMenu listing={listing} />
      </div>
    </li>
  );
}

/** Moves the focus to the row's first link or button when a change of status has unmounted the pressed button. */
function useFocusAfterChange(status: ListingSummary['status']) {
  const actions = useRef<HTMLDivElement>(null);
  const previous = useRef(status);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (previous.current !== status && isLost) actions.current?.querySelector<HTMLElement>('a, button')?.focus();
    previous.current = status;
  }, [status]);
  return actions;
}
