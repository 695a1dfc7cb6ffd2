import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { readCallback } from './read-callback.ts';

const now = new Date('2026-11-23T09:00:00Z');
const body = Buffer.from(JSON.stringify({ id: 'evt_1', check: 'chk_1', createdAt: now }));

function signed(seconds = 0, content = body, secret = 'secret') {
  const time = now.getTime() / 1000 + seconds;
  const signature = createHmac('sha256', secret).update(`${time}.`).update(content).digest('hex');
  return { 'tenant-check-signature': `t=${time},v1=${signature}` };
}

it.each([
  [-300, true],
  [-301, false],
  [300, true],
  [301, false],
])('a callback signed %i s from now is valid: %s', (seconds, isValid) => {
  const callback = { headers: signed(seconds), body, now };
  expect(readCallback(callback, 'secret')).toEqual(isValid ? { id: 'chk_1' } : null);
});

const other = Buffer.from(JSON.stringify({ check: 'chk_2' }));
const damaged = Buffer.from(JSON.stringify({ check: 'chk_\u0000' }));
const twice = { 'tenant-check-signature': [signed()['tenant-check-signature'], 'x'] };
it.each([
  ['no signature', {}, body],
  ['another body', signed(), other],
  ['no body', signed(), Buffer.alloc(0)],
  ['another secret', signed(0, body, 'stolen'), body],
  ['a signature of another form', { 'tenant-check-signature': 't=1,v1=abc' }, body],
  ['two signatures', twice, body],
  ['a body that is not JSON', signed(0, Buffer.from('{')), Buffer.from('{')],
  ['an id with a control character', signed(0, damaged), damaged],
  ['a body without a check', signed(0, Buffer.from('{}')), Buffer.from('{}')],
])('a callback with %s is invalid', (_what, headers, content) => {
  expect(readCallback({ headers, body: content, now }, 'secret')).toBeNull();
});
