import { useQuery } from '@tanstack/react-query';
import type { Listing } from 'shared-contract/listing/listing';
import type { PricingQuote } from 'shared-contract/listing/pricing-quote';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import classes from './price.module.css';
import type { PriceName } from './price-form.ts';
import { pricingQuoteQuery, quoteQueryFor } from './pricing-quote-query.ts';

const dollars = (amount: string) => formatPrice(centsOf(amount));

/** Reserves the usual space, so that the quote does not shift the layout. */
const placeholderQuote: PricingQuote = {
  area: 'suburb',
  sampleSize: 24,
  low: '780000.00',
  median: '860000.00',
  high: '990000.00',
};

/** Asking prices of similar listings. Shows nothing when there are too few. */
export function PriceGuidance({ listing, name }: { listing: Listing; name: PriceName }) {
  const asked = quoteQueryFor(listing, name);
  const { data: quote } = useQuery(pricingQuoteQuery(asked));
  if (!asked) return null;
  const { suburb, postcode, state } = listing.property.address;
  const { area, sampleSize, low, median, high } = quote ?? placeholderQuote;
  const lead = `${dollars(low)} to ${dollars(high)}${name === 'lease' ? ' a week' : ''}`;
  const rest = `is what most ask in ${{ suburb, postcode, state }[area]} now; the middle is ${dollars(median)}. From ${sampleSize} advertised prices: guidance, not an appraisal.`;
  if (!quote) {
    return (
      <p className={classes.guidance} data-empty="" aria-hidden="true">
        {`${lead} ${rest}`.replaceAll(/\w/g, 'n')}
      </p>
    );
  }
  return (
    <p className={classes.guidance}>
      <strong>{lead}</strong> {rest}
    </p>
  );
}
