import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CheckProviderRejection, CheckProviderUnavailable, CheckProviderUnknown } from './check-provider.ts';
import { createHttpCheckProvider } from './http-check-provider.ts';
import { aCheckRequest } from './testing/a-check-request.ts';

const secrets = { key: 'key_of_an_automatic_test', callbackSecret: 'secret_of_an_automatic_test' };
let reply: { status: number; body: unknown; headers?: Record<string, string> };
let received: string[];
const server = createServer((request, response) => {
  received.push(`${request.method} ${request.url} ${request.headers.authorization}`);
  request.resume();
  request.once('end', () => {
    response.writeHead(reply.status, { connection: 'close', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
});
let url: string;

beforeEach(async () => {
  received = [];
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((closed) => server.close(closed)));

const provider = () => createHttpCheckProvider({ url: `${url}/verandah/`, ...secrets });
const failureOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => new Error('Expected a failure.'),
    (error) => error,
  );
const sentence = { error: { message: 'The birth date can’t be checked.' } };
const check = { id: 'chk_1', reference: 'r', status: 'processing', question: null, result: null };

describe('a response of the provider', () => {
  // A rejection ends the check, so only a sentence of the provider about the check itself counts as one.
  it.each([
    [400, sentence, CheckProviderRejection],
    [409, sentence, CheckProviderRejection],
    [422, sentence, CheckProviderRejection],
    [422, 'not JSON', CheckProviderUnavailable],
    [401, sentence, CheckProviderUnavailable],
    [403, sentence, CheckProviderUnavailable],
    [404, sentence, CheckProviderUnavailable],
    [429, sentence, CheckProviderUnavailable],
    [500, sentence, CheckProviderUnavailable],
    [503, 'not JSON', CheckProviderUnavailable],
    [204, check, CheckProviderUnavailable],
    [200, { ...check, id: undefined }, CheckProviderUnavailable],
    [200, { ...check, status: 'complete' }, CheckProviderUnavailable],
    [200, { ...check, status: 'needsInfo' }, CheckProviderUnavailable],
    [200, { ...check, status: 'unheard-of' }, CheckProviderUnavailable],
  ])('%i with %j is the right error', async (status, body, expected) => {
    reply = { status, body: status === 204 ? '' : body };
    expect((await failureOf(provider().submit(aCheckRequest()))).constructor).toBe(expected);
  });

  it('of 404 about a check says that it is unknown, unless a proxy says it', async () => {
    reply = { status: 404, body: sentence };
    expect((await failureOf(provider().read('chk_1'))).constructor).toBe(CheckProviderUnknown);
    reply = { status: 404, body: '<html>' };
    expect((await failureOf(provider().read('chk_1'))).constructor).toBe(CheckProviderUnavailable);
  });

  it('keeps the sentence of a rejection', async () => {
    reply = { status: 422, body: sentence };
    expect((await failureOf(provider().submit(aCheckRequest()))).message).toBe(sentence.error.message);
  });

  it('is read without what does not belong to its status', async () => {
    reply = { status: 200, body: { ...check, id: 'a/b', question: 'An old one?', more: 1 } };
    const { id: _id, ...rest } = check;
    expect(await provider().read('a/b')).toEqual({ id: 'a/b', ...rest });
    expect(received).toEqual([`GET /verandah/v1/checks/a%2Fb Bearer ${secrets.key}`]);
  });

  it('that lists checks of other references finds none', async () => {
    reply = { status: 200, body: { checks: [check] } };
    expect(await provider().find('other')).toBeNull();
    expect(await provider().find('r')).toMatchObject({ id: 'chk_1' });
  });
});

describe('V40 a result', () => {
  const listing = {
    database: 'TICA',
    listedBy: 'Harbour Property Management',
    listedOn: '2025-03-04',
    reason: 'Rent arrears',
    amount: '1840.00',
    contact: 'TICA, PO Box 120, Concord NSW 2137',
  };
  const listed = {
    outcome: 'listed',
    searchedOn: '2026-11-21',
    databases: ['TICA'],
    isIdentityVerified: true,
    listings: [listing],
  };
  const read = (result: object, more: object = {}) => {
    reply = { status: 200, body: { ...check, status: 'complete', result, ...more } };
    return provider().read('chk_1');
  };

  it('is read when it is complete and short enough', async () => {
    expect((await read(listed)).result).toEqual(listed);
    expect((await read({ ...listed, outcome: 'clear', listings: [] })).result?.outcome).toBe('clear');
  });

  it.each([
    ['an unknown outcome', { outcome: 'LISTED', listings: [] }],
    ['an outcome of a failed search', { outcome: 'search-failed', listings: [] }],
    ['a hit without a listing', { listings: [] }],
    ['a listing without a hit', { outcome: 'clear' }],
    ['no databases', { databases: [] }],
    ['a long reason', { listings: [{ ...listing, reason: 'x'.repeat(2001) }] }],
    ['a listing without a contact', { listings: [{ ...listing, contact: ' ' }] }],
    ['too many listings', { listings: Array(101).fill(listing) }],
    ['a date that does not exist', { searchedOn: '2026-02-30' }],
  ])('with %s is an unknown shape', async (_what, changes) => {
    const failure = await failureOf(read({ ...listed, ...changes }));
    expect(failure.constructor).toBe(CheckProviderUnavailable);
    expect(failure.message).toMatch(/unknown shape: result/);
  });

  it('of more than 512 KB is not read to its end', async () => {
    const failure = await failureOf(read(listed, { more: 'x'.repeat(600_000) }));
    expect([failure.constructor, failure.message]).toEqual([
      CheckProviderUnavailable,
      expect.stringMatching('too large'),
    ]);
  });
});

it('refuses another check than the one that was asked about', async () => {
  const request = aCheckRequest();
  reply = { status: 200, body: { ...check, reference: 'someone-else' } };
  expect((await failureOf(provider().submit(request))).message).toMatch('another check');
  for (const call of [
    provider().read('chk_2'),
    provider().answer('chk_2', { key: '1', text: 'No.', documents: [] }),
    provider().cancel('chk_2'),
  ]) {
    expect((await failureOf(call)).constructor).toBe(CheckProviderUnavailable);
  }
  reply = { status: 200, body: { ...check, reference: request.reference } };
  expect(await provider().submit(request)).toMatchObject({ id: 'chk_1' });
});

it('never follows a redirect with the applicant’s data', async () => {
  reply = { status: 307, body: '', headers: { location: `${url}/elsewhere` } };
  const failure = await failureOf(provider().submit(aCheckRequest()));
  expect(failure.constructor).toBe(CheckProviderUnavailable);
  expect(received).toHaveLength(1);
});

it('waits only so long for a response', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const impatient = createHttpCheckProvider({ url: silentUrl, ...secrets, timeoutMs: 50 });
  expect((await failureOf(impatient.read('chk_1'))).constructor).toBe(CheckProviderUnavailable);
  silent.closeAllConnections();
  await new Promise((closed) => silent.close(closed));
});
