import * as z from 'zod';
import { ProviderNotFound, ProviderRejection, ProviderUnavailable } from '../provider-errors.ts';
import type { SandboxConfig } from './sandbox-config.ts';

const rejection = z.object({ error: z.object({ message: z.string() }) });

export type SandboxClient = <T>(request: {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  response: z.ZodType<T>;
}) => Promise<T>;

/** Returns a function that calls the sandbox and parses its response. */
export function sandboxClient({ url, secretKey, timeoutMs = 10_000 }: SandboxConfig): SandboxClient {
  return async ({ method, path, body, response: schema }) => {
    const { status, text } = await send(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status >= 500 || status === 429) throw new ProviderUnavailable(`The payment sandbox responded with ${status}.`);
    const data = parseJson(text);
    if (status >= 400) {
      const refused = rejection.safeParse(data);
      const message = refused.success ? refused.data.error.message : `The sandbox responded with ${status}.`;
      throw status === 404 ? new ProviderNotFound(message) : new ProviderRejection(message);
    }
    const parsed = schema.safeParse(data);
    // The request may have had an effect, so the caller must read the payment again.
    if (!parsed.success)
      throw new ProviderUnavailable(`The payment sandbox responded with an unknown shape to ${path}.`);
    return parsed.data;
  };
}

async function send(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new ProviderUnavailable('The payment sandbox did not respond.', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
