import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import { ProviderNotFound, ProviderRejection, ProviderUnavailable } from '../provider-errors.ts';
import type { StripeConfig } from './stripe-config.ts';

export type StripeClient = InstanceType<typeof Stripe>;

/**
 * Creates the client of Stripe's library. The library has hundreds of modules, so it is loaded only by installations
 * that use Stripe. It repeats a request only when the connection closes, once, with the same idempotency key: our jobs
 * read a payment whose response was lost.
 */
export function stripeClient({ secretKey, url, timeoutMs = 10_000 }: StripeConfig): StripeClient {
  const Library = createRequire(import.meta.url)('stripe') as typeof Stripe;
  const address = url === undefined ? null : new URL(url);
  return new Library(secretKey, {
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(address && { host: address.hostname, port: address.port, protocol: schemeOf(address) }),
  });
}

const schemeOf = ({ protocol }: URL) => (protocol === 'http:' ? 'http' : 'https');

/** The fields of the library's errors that we read. */
type StripeError = Error & { type: string; statusCode?: number };

/**
 * Waits for a request. Translates the library's errors: without a response, or with one that does not say what
 * happened, it is unknown whether the request had an effect.
 */
export async function askStripe<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!isStripeError(error)) throw error;
    if (isUnknownOutcome(error)) throw new ProviderUnavailable(`Stripe: ${error.message}`, { cause: error });
    const Rejection = error.statusCode === 404 ? ProviderNotFound : ProviderRejection;
    throw new Rejection(`Stripe: ${error.message}`, { cause: error });
  }
}

export const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');

/** 409: another request with the same idempotency key is still running. */
function isUnknownOutcome({ type, statusCode = 500 }: StripeError): boolean {
  const hasNoResult = ['StripeConnectionError', 'StripeAPIError'].includes(type);
  return hasNoResult || statusCode >= 500 || [409, 429].includes(statusCode);
}
