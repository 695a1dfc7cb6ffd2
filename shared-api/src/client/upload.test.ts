import { expect, it } from '@jest/globals';
import { createApiClient } from './api-client.ts';
import { visitorPorts } from './api-ports.ts';

it('posts a file as it is, with its type, its idempotency key, its own headers and our tokens', async () => {
  const sent: RequestInit[] = [];
  const client = createApiClient({
    ...visitorPorts,
    baseUrl: 'http://localhost',
    accessToken: async () => ({ kind: 'token', token: 't' }),
    csrfToken: async () => 'c',
    fetch: async (_url, init) => {
      sent.push(init);
      return Response.json({ ok: true });
    },
  });
  const file = new Blob(['bytes'], { type: 'image/png' });
  const call = {
    method: 'POST' as const,
    path: '/api/listings/1/assets',
    file,
    idempotencyKey: 'k',
    headers: { 'x-private-link': 's' },
  };
  await client.send(call);
  expect(sent[0]?.body).toBe(file);
  expect(sent[0]?.headers).toMatchObject({
    'Content-Type': 'image/png',
    'Idempotency-Key': 'k',
    'x-private-link': 's',
    'X-CSRF-Token': 'c',
    Authorization: 'Bearer t',
  });
});
