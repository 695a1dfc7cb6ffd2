import { expect, it } from '@jest/globals';
import { ProviderNotFound, ProviderRejection, ProviderUnavailable } from '../provider-errors.ts';
import { serveApi } from '../testing/local-api.ts';
import { aPayment } from '../testing/provider-harness.ts';
import { createSandboxCards } from './sandbox-provider.ts';

// A rejection ends the payment. So it must be certain that no money was taken.
it.each([
  [400, ProviderRejection],
  [404, ProviderNotFound],
  [429, ProviderUnavailable],
  [500, ProviderUnavailable],
  [200, ProviderUnavailable],
])('reports the status %i, with a body of another shape, by the right error', async (status, expected) => {
  const api = await serveApi(() => ({ status, body: { unexpected: true } }));
  try {
    const cards = createSandboxCards({ url: api.url, secretKey: 'key', webhookSecret: 'secret' });
    const error: Error = await cards.start(aPayment()).then(
      () => new Error('Expected a failure.'),
      (failure) => failure,
    );
    expect(error.constructor).toBe(expected);
  } finally {
    await api.close();
  }
});
