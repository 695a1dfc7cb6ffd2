import { type PricingQuote, type PricingQuoteQuery, pricingQuoteResponse } from 'shared-contract/listing/pricing-quote';
import { Problem } from '../http/problem.ts';

const timeoutMs = 5000;

/** A quote of a service elsewhere, asked with the same query. It gets no token of ours: who asks is our affair. */
export async function quoteFromService(url: string, query: PricingQuoteQuery): Promise<PricingQuote | null> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return pricingQuoteResponse.parse(await response.json()).quote;
  } catch {
    // Said below, whatever it was.
  }
  throw new Problem({ status: 502, code: 'quote-unavailable', detail: 'The pricing service did not answer.' });
}
