import { type PricingQuote, type PricingQuoteQuery, pricingQuoteResponse } from 'shared-contract/listing/pricing-quote';
import { Problem } from '../http/problem.ts';

const timeoutMs = 5000;

/** Requests a quote from an external service. Sends only what SPEC §7 names, nothing about the user. */
export async function quoteFromService(
  url: string,
  { listing: _, ...query }: PricingQuoteQuery,
): Promise<PricingQuote | null> {
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
    // A network error gets the same reply as an error response of the service, below.
  }
  throw new Problem(502, 'quote-unavailable', 'The pricing service is unavailable. Try again later.');
}
