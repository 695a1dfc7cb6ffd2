import { skipToken, useQuery } from '@tanstack/react-query';
import type { Listing } from 'shared-contract/listing';
import { centsOf, formatPrice } from 'shared-contract/money';
import classes from './price.module.css';
import type { PriceName } from './price-form.ts';
import { pricingQuoteQuery, quoteQueryOf } from './pricing-quote-query.ts';

const dollars = (amount: string) => formatPrice(centsOf(amount));

/** What others ask around here. Guidance: where there is none, nothing is missing. */
export function PriceGuidance({ listing, name }: { listing: Listing; name: PriceName }) {
  const asked = quoteQueryOf(listing, name);
  const { data: quote } = useQuery(
    asked ? pricingQuoteQuery(asked) : { queryKey: ['pricing-quote'], queryFn: skipToken },
  );
  if (!quote) return null;
  const { suburb, postcode, state } = listing.property.address;
  const where = { suburb, postcode, state }[quote.area];
  return (
    <p className={classes.guidance}>
      <strong>
        {dollars(quote.low)} to {dollars(quote.high)}
        {name === 'lease' ? ' a week' : ''}
      </strong>{' '}
      is what most ask in {where} now; the middle is {dollars(quote.median)}. From {quote.sampleSize} advertised prices:
      guidance, not an appraisal.
    </p>
  );
}
