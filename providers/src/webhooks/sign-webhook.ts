import { createHmac } from 'node:crypto';

/** Returns the value of the header with the signature: the HMAC covers the time, a dot and the body. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
