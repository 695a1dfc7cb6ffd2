import type { Sample } from './sample.ts';

/** Samples of an operator. `owner-scope.test.ts` makes the owner one, and starts a release service. */
export const operationsSamples: Record<string, Sample> = {
  'GET /api/operations/releases': { url: () => '/api/operations/releases', foreign: 'missing' },
  'POST /api/operations/release-changes': {
    url: () => '/api/operations/release-changes',
    body: () => ({ kind: 'withdraw', name: 'remote-checkout', from: '1.4.0', reason: 'It fails.' }),
    foreign: 'missing',
  },
  'GET /api/operations/jobs': { url: () => '/api/operations/jobs', foreign: 'missing' },
  'GET /api/operations/web-vitals': { url: () => '/api/operations/web-vitals', foreign: 'missing' },
};
