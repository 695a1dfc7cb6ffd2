import { createHmac } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { testBackend } from '../../testing/index.ts';

const secret = 'secret_of_an_automatic_test';
const backend = await testBackend({
  tenantChecksUrl: 'https://provider.example',
  tenantChecksKey: 'key_of_an_automatic_test',
  tenantChecksCallbackSecret: secret,
});
afterAll(() => backend.close());

function callback(payload: string | undefined, key = secret) {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', key)
    .update(`${time}.${payload ?? ''}`)
    .digest('hex');
  const headers = {
    'tenant-check-signature': `t=${time},v1=${signature}`,
    ...(payload && { 'content-type': 'application/json' }),
  };
  return backend.inject({ method: 'POST', url: '/api/tenant-check-callbacks', headers, ...(payload && { payload }) });
}

it('accepts a signed callback about a check that it does not know', async () => {
  expect((await callback(JSON.stringify({ check: 'chk_unknown' }))).statusCode).toBe(204);
});

it.each([
  ['without a body', undefined, secret],
  ['without a body and with another secret', undefined, 'stolen'],
  ['with a zero byte in the id', JSON.stringify({ check: 'chk_\u0000' }), secret],
])('rejects a callback %s as invalid', async (_what, payload, key) => {
  const reply = await callback(payload, key);
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-callback']);
});
