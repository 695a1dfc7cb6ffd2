import { useQuery } from '@tanstack/react-query';
import type { Listing } from 'shared-contract/listing/listing';
import type { PricingQuote } from 'shared-contract/listing/pricing-quote';
import { centsOf, formatPrice, formatRent } from 'shared-contract/money/money';
import classes from './price.module.css';
import type { PriceName } from './price-form.ts';
import { pricingQuoteQuery, quoteQueryFor } from './pricing-quote-query.ts';

const dollars = (amount: string) => formatPrice(centsOf(amount));

/** Example values that reserve the usual space until the quote has loaded, so that the layout does not shift. */
const placeholderQuote: PricingQuote = {
  area: 'suburb',
  sampleSize: 24,
  low: '780000.00',
  median: '860000.00',
  high: '990000.00',
};

/** Shows what similar listings ask. Shows nothing when there are too few of them. */
export function PriceGuidance({ listing, name }: { listing: Listing; name: PriceName }) {
  const quoteQuery = quoteQueryFor(listing, name);
  const { data: quote } = useQuery(pricingQuoteQuery(quoteQuery));
  if (!quoteQuery) return null;
  const { suburb, postcode, state } = listing.property.address;
  const { area, sampleSize, low, median, high } = quote ?? placeholderQuote;
  const place = { suburb, postcode, state }[area];
  const range = `${dollars(low)}–${name === 'lease' ? formatRent(centsOf(high)) : dollars(high)}`;
  const sample = `(median ${dollars(median)}, ${sampleSize} ${sampleSize === 1 ? 'listing' : 'listings'})`;
  if (!quote) {
    return (
      <p className={classes.guidance} data-empty="" aria-hidden="true">
        {`Similar listings in ${place} ask ${range} ${sample}. A guide only.`.replaceAll(/\w/g, 'n')}
      </p>
    );
  }
  return (
    <p className={classes.guidance}>
      Similar listings in {place} ask <strong>{range}</strong> {sample}. A guide only.
    </p>
  );
}
