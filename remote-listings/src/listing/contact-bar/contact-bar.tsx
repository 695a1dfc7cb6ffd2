import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { PriceLine } from 'shared-ui';
import { visiblePricing } from '../price/visible-pricing.ts';
import classes from './contact-bar.module.css';
import { useIsEitherVisible } from './use-is-either-visible.ts';

type ContactBarProps = {
  listing: Listing;
  /** The elements with the price and with the form. While one of them is visible, the bar would repeat it. */
  price: RefObject<Element | null>;
  form: RefObject<Element | null>;
  onEnquire: () => void;
};

/** On a phone, keeps the price and the way to contact the advertiser at the bottom of the window. */
export default function ContactBar({ listing, price, form, onEnquire }: ContactBarProps) {
  if (useIsEitherVisible(price, form)) return null;
  return (
    <section className={classes.bar} aria-label="Price and contact">
      <p className={classes.price}>
        <PriceLine
          pricing={visiblePricing(listing)}
          listingType={listing.type}
          auctionDateTime={listing.auctionDateTime}
        />
      </p>
      <Button onClick={onEnquire}>Ask a question</Button>
    </section>
  );
}
