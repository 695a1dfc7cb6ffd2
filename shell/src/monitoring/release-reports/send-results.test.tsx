import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

/** The requests that were sent, and the ticket that the gateway returns. */
let requests: string[];
let ticket: string | null;
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.resetModules();
  requests = [];
  ticket = 't1';
  writeVisit({});
  globalThis.fetch = (async (path: string, { method, credentials }: RequestInit) => {
    requests.push(`${method} ${path} ${credentials}`);
    const isTicket = path.startsWith('/builds/tickets') && ticket !== null;
    return { status: isTicket ? 200 : 204, text: async () => ticket ?? '' };
  }) as unknown as typeof fetch;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

function writeVisit(config: { preview?: string }): void {
  const visit = {
    buildId: 'b1',
    buildIntegrity: null,
    config: { apiBaseUrl: '', appLogServiceUrl: null, buildPollMinutes: 60, tagManagerId: null, ...config },
    matched: null,
    nav: [],
  };
  document.body.innerHTML = `<script type="application/json" id="visit">${JSON.stringify(visit)}</script>`;
}

/** Loads the modules as a new document does. */
async function open() {
  const { results } = await import('./release-results.ts');
  const { addResult } = await import('./add-result.ts');
  const { startReports, sendResults } = await import('./send-results.ts');
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return { results, addResult, startReports, sendResults, settle };
}

const failure = (name: string) => ({ failed: name, reason: 'crashed' });
const getTicket = 'POST /builds/tickets?build=b1 omit';
const report = (query: string) => `POST /builds/reports?${query} omit`;

it('waits until reports start, then sends each result once', async () => {
  const { addResult, startReports, sendResults, settle } = await open();
  addResult({ loaded: 'remote-a' });
  addResult({ loaded: 'remote-a' });
  await settle();
  expect(requests).toEqual([]);
  startReports();
  await settle();
  addResult({ loaded: 'remote-b' });
  addResult({ loaded: 'remote-a' });
  await sendResults();
  expect(requests).toEqual([
    getTicket,
    report('loaded=remote-a&loaded=shell&ticket=t1'),
    report('loaded=remote-b&ticket=t1'),
  ]);
});

it('sends a failure together with what waits, without waiting for the start', async () => {
  const { addResult, sendResults } = await open();
  addResult({ loaded: 'remote-a' });
  addResult(failure('remote-b'));
  await sendResults();
  expect(requests).toEqual([getTicket, report('loaded=remote-a&failed=remote-b&ticket=t1')]);
});

it('gets another ticket when the first has expired', async () => {
  const { results, sendResults } = await open();
  results.waiting.push(failure('remote-a'));
  await sendResults();
  jest.setSystemTime(Date.now() + 9 * 60_000);
  ticket = 't2';
  results.waiting.push(failure('remote-b'));
  await sendResults();
  expect(requests.slice(2)).toEqual([getTicket, report('failed=remote-b&ticket=t2')]);
});

it('sends nothing to a gateway that counts nothing, or in a preview', async () => {
  ticket = null;
  const { results, sendResults } = await open();
  for (const name of ['remote-a', 'remote-b']) {
    results.waiting.push(failure(name));
    await sendResults();
  }
  expect(requests).toEqual([getTicket]);
  requests = [];
  writeVisit({ preview: 'remote-a@1.0.0' });
  jest.resetModules();
  const preview = await open();
  preview.results.waiting.push(failure('remote-a'));
  await preview.sendResults();
  expect(requests).toEqual([]);
});

it('keeps at most 20 results while none can be sent, and survives a network that is down', async () => {
  const { results, addResult, sendResults } = await open();
  for (let index = 0; index < 50; index += 1) addResult({ loaded: `remote-${index}` });
  expect(results.waiting).toHaveLength(20);
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(sendResults()).resolves.toBeUndefined();
});
