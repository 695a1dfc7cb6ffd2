import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { CheckProvider } from './check-provider.ts';
import { providerId } from './wire-check.ts';

/** A callback that took longer is invalid, so that a recorded one can't be sent again later. */
const maxAgeSeconds = 5 * 60;

const callbackBody = z.object({ check: providerId });

/**
 * Checks a callback. The header `tenant-check-signature` is `t=<Unix seconds>,v1=<HMAC-SHA256 in hexadecimal>`, and the
 * HMAC covers the time, a dot and the body.
 */
export function readCallback(
  { headers, body, now }: Parameters<CheckProvider['readCallback']>[0],
  secret: string,
): { id: string } | null {
  const header = headers['tenant-check-signature'];
  if (typeof header !== 'string') return null;
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || !signature) return null;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return null;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > maxAgeSeconds) return null;
  const parsed = callbackBody.safeParse(parseJson(body));
  return parsed.success ? { id: parsed.data.check } : null;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
