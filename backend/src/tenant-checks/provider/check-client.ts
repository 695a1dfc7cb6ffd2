import * as z from 'zod/mini';
import { CheckProviderRejection, CheckProviderUnavailable, CheckProviderUnknown } from './check-provider.ts';

/** How the backend reaches a provider of tenant checks. */
export type CheckProviderConfig = {
  /** The address before `/v1/checks`. */
  url: string;
  key: string;
  callbackSecret: string;
  /** How long a request may take; 10 s by default. */
  timeoutMs?: number;
};

export const checksPath = '/v1/checks';

/** The largest response in bytes: a result with 100 long listings is smaller. */
const maxResponseBytes = 512 * 1024;

const rejection = z.object({ error: z.object({ message: z.string().check(z.minLength(1), z.maxLength(500)) }) });

export type CheckClient = <T>(request: {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  response: z.ZodMiniType<T>;
}) => Promise<T>;

/** These say nothing about the check: a wrong key is a mistake of the operator, and others end by themselves. */
const retriedStatuses = new Set([401, 403, 408, 425, 429]);

/** Returns a function that calls the provider and parses its response. Its errors contain nothing of the request. */
export function checkClient({ url, key, timeoutMs = 10_000 }: CheckProviderConfig): CheckClient {
  return async ({ method, path, body, response: schema }) => {
    const { status, text } = await send(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // Another origin must not receive the applicant's data.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const data = parseJson(text);
    // A check that does not exist yet can't be unknown, so the address is wrong.
    const isMistake = retriedStatuses.has(status) || (status === 404 && !path.startsWith(`${checksPath}/`));
    if (status >= 400 && status < 500 && !isMistake) {
      const rejected = rejection.safeParse(data);
      // Without a sentence of the provider, something between responded, such as a proxy.
      if (rejected.success) throw rejectionOf(status, rejected.data.error.message);
    }
    if (status !== 200) throw new CheckProviderUnavailable(`The provider of checks responded with ${status}.`);
    const parsed = schema.safeParse(data);
    // The request may have had an effect, so the caller must try again.
    if (!parsed.success) throw new CheckProviderUnavailable(unknownShape(parsed.error));
    return parsed.data;
  };
}

/** Names the fields, never their values, because failures of jobs are logged. */
function unknownShape({ issues }: z.core.$ZodError): string {
  const fields = [...new Set(issues.map(({ path }) => path.join('.') || 'the response'))].slice(0, 5);
  return `The provider of checks responded with an unknown shape: ${fields.join(', ')}.`;
}

const rejectionOf = (status: number, message: string): Error =>
  status === 404 ? new CheckProviderUnknown(message) : new CheckProviderRejection(message);

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await readText(response) };
  } catch (cause) {
    if (cause instanceof CheckProviderUnavailable) throw cause;
    throw new CheckProviderUnavailable('The provider of checks did not respond.', { cause });
  }
}

/** Stops reading at the limit, so that a response can't fill the memory. */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxResponseBytes)
      throw new CheckProviderUnavailable('The response of the provider of checks is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
