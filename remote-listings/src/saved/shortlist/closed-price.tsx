import { centsOf, formatPrice } from 'shared-contract/money/money';
import type { FoundListing } from 'shared-contract/search/found-listing';
import { formatInstant, PriceLine } from 'shared-ui';
import classes from './shortlist.module.css';

type ClosedPriceProps = { listing: FoundListing; closed: NonNullable<FoundListing['closed']> };

/**
 * The price and the day of a sale or lease, such as `$1,250,000` and `Sold 24 Nov 2026`. A sold listing whose owner
 * does not disclose the price has `Price withheld`, because the advertised price may differ. A leased one has its rent.
 */
export function ClosedPrice({ listing, closed: { at, price } }: ClosedPriceProps) {
  const { status, type, pricing, leasePricing, property } = listing;
  const isSold = status === 'sold';
  const soldPrice = price === undefined ? 'Price withheld' : formatPrice(centsOf(price));
  const rent = type === 'both' ? (leasePricing ?? pricing) : pricing;
  return (
    <>
      {isSold ? soldPrice : <PriceLine pricing={rent} listingType="lease" />}
      <span className={classes.closed}>
        {isSold ? 'Sold' : 'Leased'} {formatInstant(at, 'date', property.timeZone)}
      </span>
    </>
  );
}
