import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { verifySandboxWebhook } from './verify-webhook.ts';

it.each([
  [-300, true],
  [-301, false],
  [300, true],
  [301, false],
])('a webhook signed %i s from now is accepted: %s', (seconds, isAccepted) => {
  const now = new Date('2026-11-23T09:00:00Z');
  const time = now.getTime() / 1000 + seconds;
  const body = Buffer.from(JSON.stringify({ id: 'evt_1', kind: 'paid', payment: 'pay_1', createdAt: now }));
  const signature = createHmac('sha256', 'secret').update(`${time}.`).update(body).digest('hex');
  const headers = { 'sandbox-signature': `t=${time},v1=${signature}` };
  const verify = () => verifySandboxWebhook({ headers, body, now }, 'secret');
  if (isAccepted) expect(verify().paymentId).toBe('pay_1');
  else expect(verify).toThrow('too old');
});
