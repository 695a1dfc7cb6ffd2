import { createZip } from '../zip/zip-provider.ts';
import type { ProviderHarness } from './provider-harness.ts';
import { startZipServer, zipTestKey } from './zip-server.ts';

const unsupported = (): never => {
  throw new Error('Not possible at Zip.');
};

/** The adapter on a local server of Zip's merchant API. */
export async function openZip(): Promise<ProviderHarness> {
  const server = await startZipServer();
  return {
    provider: createZip({ apiKey: zipTestKey, url: server.url }),
    customer: {
      typeCard: unsupported,
      answerChallenge: unsupported,
      answerZip: async (payment, answer) => server.answer(payment, answer),
    },
    loseNextResponse: () => server.loseNextResponse(),
    webhook: unsupported,
    close: server.close,
  };
}
