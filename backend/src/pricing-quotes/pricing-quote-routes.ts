import { pricingQuoteQuery, pricingQuoteResponse } from 'shared-contract/listing/pricing-quote';
import type { Reply } from '../http/reply.ts';
import { ownerRoute } from '../http/route.ts';
import { quoteFromListings } from './quote-from-listings.ts';
import { quoteFromService } from './quote-from-service.ts';

export const getPricingQuote = ownerRoute('GET', '/api/pricing-quote', {
  summary: 'A guide price for a place; null when too few listings are comparable.',
  query: pricingQuoteQuery,
  response: pricingQuoteResponse,
  contentType: 'application/json',
  async handler({ query, config, ...scope }): Promise<Reply> {
    const { pricingQuoteUrl } = config;
    const quote =
      pricingQuoteUrl === undefined
        ? await quoteFromListings(scope, query)
        : await quoteFromService(pricingQuoteUrl, query);
    return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: { quote } };
  },
});
