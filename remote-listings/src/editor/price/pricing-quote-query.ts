import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { type PricingQuoteQuery, pricingQuoteResponse } from 'shared-contract/listing/pricing-quote';
import { logger } from 'shared-platform';
import type { PriceName } from './price-form.ts';

/** What is asked of the pricing service for one price of a listing; null for commercial property, which is not quoted. */
export function quoteQueryOf({ property }: Listing, name: PriceName): PricingQuoteQuery | null {
  const { state, postcode, suburb } = property.address;
  const type = name === 'lease' ? 'rent' : 'buy';
  switch (property.propertyType.name) {
    case 'Residential':
      return { type, state, postcode, suburb, propertyType: 'residential' };
    case 'Land':
      return { type, state, postcode, suburb, propertyType: 'land' };
    case 'Rural':
      return { type, state, postcode, suburb, propertyType: 'rural' };
    case 'Commercial':
      return null;
  }
}

/** Null where there is too little to compare with. A failure is logged and nothing else (SPEC §8). */
export function pricingQuoteQuery(query: PricingQuoteQuery) {
  return queryOptions({
    queryKey: ['pricing-quote', query],
    queryFn: async ({ signal }) => {
      try {
        return (await api.get('/api/pricing-quote', pricingQuoteResponse, { query, signal })).quote;
      } catch (error) {
        if (!signal.aborted) logger.error('The pricing quote failed', { reason: String(error) });
        throw error;
      }
    },
  });
}
