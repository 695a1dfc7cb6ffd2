import type * as z from 'zod';
import { ProviderNotFound, ProviderRejection, ProviderUnavailable } from '../provider-errors.ts';
import type { ZipConfig } from './zip-config.ts';
import { errorResponse } from './zip-resources.ts';

type ZipRequest<T> = {
  method: 'GET' | 'POST';
  /** The path and query below the address of the merchant API. */
  path: string;
  body?: object;
  idempotencyKey?: string;
  response: z.ZodType<T>;
};
export type ZipClient = <T>(request: ZipRequest<T>) => Promise<T>;

/** Zip's refusal of a request, with its error code. */
export class ZipRejection extends ProviderRejection {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Returns a function that calls Zip's merchant API and parses the response. */
export function zipClient({ apiKey, url, timeoutMs = 10_000 }: ZipConfig): ZipClient {
  return async ({ method, path, body, idempotencyKey, response: schema }) => {
    const { status, data } = await send(url + path, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        'zip-version': '2017-03-01',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // 409: a request with the same idempotency key is still running.
    if (status >= 500 || [409, 429].includes(status)) throw new ProviderUnavailable(`Zip responded with ${status}.`);
    if (status >= 400) throw rejectionOf(status, data);
    const parsed = schema.safeParse(data);
    // The request may have had an effect, so the caller must read the payment again.
    if (!parsed.success) throw new ProviderUnavailable(`Zip responded with an unknown shape to ${method} ${path}.`);
    return parsed.data;
  };
}

function rejectionOf(status: number, data: unknown): ProviderRejection {
  const { data: refused } = errorResponse.safeParse(data);
  const code = refused?.error.code ?? '';
  const message = `Zip rejected the request (${status}): ${refused?.error.message ?? 'no reason'}`;
  return status === 404 ? new ProviderNotFound(message) : new ZipRejection(code, message);
}

async function send(url: string, init: RequestInit): Promise<{ status: number; data: unknown }> {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    return { status: response.status, data: parseJson(text) };
  } catch (cause) {
    throw new ProviderUnavailable('Zip did not respond.', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
