import { api, resourceQuery } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { type PricingQuoteQuery, pricingQuoteResponse } from 'shared-contract/listing/pricing-quote';
import { logger } from 'shared-platform';
import type { PriceName } from './price-form.ts';

/**
 * Returns the parameters of the request for a price quote. Null for commercial property, for which there are no quotes.
 */
export function quoteQueryFor({ id: listing, property }: Listing, name: PriceName): PricingQuoteQuery | null {
  const { state, postcode, suburb } = property.address;
  const type = name === 'lease' ? 'rent' : 'buy';
  switch (property.propertyType.name) {
    case 'Residential':
      return { type, state, postcode, suburb, propertyType: 'residential', listing };
    case 'Land':
      return { type, state, postcode, suburb, propertyType: 'land', listing };
    case 'Rural':
      return { type, state, postcode, suburb, propertyType: 'rural', listing };
    case 'Commercial':
      return null;
  }
}

const path = '/api/pricing-quote';

/**
 * The asking prices of similar listings. The data is null when there are too few. A failure is logged and not shown
 * (SPEC §8).
 */
export function pricingQuoteQuery(parameters: PricingQuoteQuery | null) {
  const query = parameters ?? {};
  return resourceQuery(path, pricingQuoteResponse, {
    query,
    select: ({ quote }) => quote,
    enabled: parameters !== null,
    fetch: async ({ signal }) => {
      try {
        return await api.send({ method: 'GET', path, query, signal });
      } catch (error) {
        if (!signal.aborted) logger.error('The pricing quote failed', { reason: String(error) });
        throw error;
      }
    },
  });
}
