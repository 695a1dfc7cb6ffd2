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
    reply = { status: 200, body: { ...check, question: 'An old one?', more: 1 } };
    expect(await provider().read('a/b')).toEqual({ id: 'chk_1', status: 'processing', question: null, result: null });
    expect(received).toEqual([`GET /verandah/v1/checks/a%2Fb Bearer ${secrets.key}`]);
  });

  it('that lists checks of other references finds none', async () => {
    reply = { status: 200, body: { checks: [check] } };
    expect(await provider().find('other')).toBeNull();
    expect(await provider().find('r')).toMatchObject({ id: 'chk_1' });
  });
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
