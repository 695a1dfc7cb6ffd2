import { ProviderUnavailable } from 'payments';
import { Problem } from '../http/problem.ts';

/** @throws Problem 503 when the provider does not respond */
export async function requireProvider<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    const detail = 'Our payment provider isn’t responding. Try again in a moment.';
    throw new Problem(503, 'payment-provider-away', detail, { headers: { 'retry-after': '5' } });
  }
}
