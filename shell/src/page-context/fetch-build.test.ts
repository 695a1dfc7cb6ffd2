import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchBuild } from './fetch-build.ts';

const integrity = `sha384-${'B'.repeat(64)}`;
type Answer = () => Promise<Response>;
/** With a hash, the browser rejects any other file in the same way as a broken connection. */
const wrongHash: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

let answers: { withHash: Answer; withoutHash: Answer };
beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_url, init) => (init?.integrity ? answers.withHash() : answers.withoutHash()));
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('fetching the table of a build', () => {
  it('returns its JSON', async () => {
    answers = { withHash: async () => Response.json({ id: 'b1' }), withoutHash: wrongHash };
    expect(await fetchBuild('b1', integrity)).toEqual({ id: 'b1' });
  });

  it.each<[string, Answer, string]>([
    ['another file', async () => Response.json({}), 'is not the released file; the status is 200'],
    ['a page of HTML', async () => new Response('<!doctype html>'), 'is not the released file; the status is 200'],
    ['no such file', async () => new Response('', { status: 404 }), 'is not the released file; the status is 404'],
  ])('(b.21) does not blame the connection when the server has %s', async (_what, answer, message) => {
    answers = { withHash: wrongHash, withoutHash: answer };
    await expect(fetchBuild('b1', integrity)).rejects.toMatchObject({
      name: 'BuildTableError',
      message: expect.stringContaining(`/builds/meta/b1.json ${message}`),
    });
  });

  it.each<[string, Answer]>([
    ['no response', wrongHash],
    ['a server error', async () => new Response('', { status: 503 })],
  ])('is a network failure after %s', async (_what, answer) => {
    answers = { withHash: wrongHash, withoutHash: answer };
    await expect(fetchBuild('b1', integrity)).rejects.toMatchObject({ name: 'NetworkFailure' });
  });

  it('gives both requests a time limit', async () => {
    answers = { withHash: wrongHash, withoutHash: wrongHash };
    await fetchBuild('b1', integrity).catch(() => {});
    const signals = jest.mocked(fetch).mock.calls.map(([, init]) => init?.signal);
    expect(signals).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
  });
});
