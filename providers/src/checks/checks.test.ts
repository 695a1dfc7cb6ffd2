import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { personalData, testChecks, untilStatus } from '../testing/test-checks.ts';
import { searchDate } from './check-result.ts';
import { checksConfig } from './checks-config.ts';
import { scenarioOf } from './scenarios.ts';

let sandbox: Awaited<ReturnType<typeof testChecks>>;
beforeAll(async () => {
  sandbox = await testChecks();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.call('PUT', '/test/faults', {}));

const read = (id: unknown) => async () => (await sandbox.call('GET', `/v1/checks/${id}`)).body;
const decide = (reference: unknown, body: object = {}) =>
  sandbox.call('POST', `/test/checks/${reference}/decision`, body);

describe('a check', () => {
  it('becomes processing and complete by itself', async () => {
    const { body } = await sandbox.submit('Dubois');
    expect(body).toMatchObject({ status: 'submitted', question: null, result: null });
    await untilStatus(read(body.id), 'processing');
    expect((await untilStatus(read(body.id), 'complete')).result).toEqual({
      outcome: 'clear',
      searchedOn: searchDate('VIC', Date.now()),
      databases: ['TICA', 'National Tenancy Database'],
      isIdentityVerified: true,
      listings: [],
    });
  }, 20_000);

  it('finds one listing of an applicant with the family name Listed', async () => {
    const { body } = await sandbox.submit('Listed', { product: 'NTD' });
    const { result } = (await decide(body.reference)).body as { result: object };
    expect(result).toMatchObject({
      outcome: 'listed',
      databases: ['National Tenancy Database'],
      listings: [{ database: 'National Tenancy Database', amount: '1240.00' }],
    });
  });

  it('of Query has a question, and goes on after the answer, each key once', async () => {
    const { body } = await sandbox.submit('Query');
    const asked = await untilStatus(read(body.id), 'needsInfo');
    expect(asked.question).toEqual(expect.stringContaining('another name'));
    const answer = (key: string) =>
      sandbox.call('POST', `/v1/checks/${body.id}/answers`, { key, text: 'No other name.', documents: [] });
    expect((await answer('1')).body.status).toBe('processing');
    expect((await answer('1')).status).toBe(200);
    expect((await answer('2')).status).toBe(409);
    expect(await untilStatus(read(body.id), 'complete')).toMatchObject({
      question: null,
      result: { outcome: 'clear' },
    });
  }, 20_000);

  it('of Rejected is rejected with a sentence, and of Unverified has an unverified identity', async () => {
    const rejected = await sandbox.submit('Rejected');
    expect(rejected).toMatchObject({ status: 422, body: { error: { message: expect.stringContaining('details') } } });
    const { body } = await sandbox.submit('Unverified');
    expect((await decide(body.reference)).body.result).toMatchObject({ outcome: 'clear', isIdentityVerified: false });
  });

  it('exists once for each reference, whose content can’t change', async () => {
    const first = await sandbox.submit('Slow', { reference: 'one' });
    expect((await sandbox.submit('Slow', { reference: 'one' })).body.id).toBe(first.body.id);
    expect((await sandbox.submit('Slow', { reference: 'one', product: 'TICA' })).status).toBe(409);
    expect((await sandbox.call('GET', '/v1/checks?reference=one')).body).toMatchObject({ checks: [first.body] });
    expect((await sandbox.call('GET', '/v1/checks?reference=two')).body).toEqual({ checks: [] });
    const { checks } = (await sandbox.call('GET', '/test/checks')).body as { checks: object[] };
    expect(checks).toContainEqual(expect.objectContaining({ reference: 'one', requests: 2 }));
  });

  it('is cancelled without a result, and a complete one remains', async () => {
    const open = (await sandbox.submit('Slow')).body;
    const cancel = (id: unknown) => sandbox.call('POST', `/v1/checks/${id}/cancellation`, {});
    expect((await cancel(open.id)).body).toMatchObject({ status: 'cancelled', result: null });
    expect((await decide(open.reference)).body.status).toBe('cancelled');
    const done = (await sandbox.submit('Slow')).body;
    await decide(done.reference);
    expect((await cancel(done.id)).body.status).toBe('complete');
  });

  it('is unknown under another id, and to a stranger', async () => {
    expect((await sandbox.call('GET', '/v1/checks/chk_unknown')).status).toBe(404);
    for (const path of ['/v1/checks/chk_unknown', '/test/checks'])
      expect((await fetch(sandbox.url + path)).status).toBe(401);
  });

  it('needs documents and an authorisation', async () => {
    for (const more of [{ documents: [] }, { authorisation: undefined }])
      expect((await sandbox.submit('Dubois', more)).status).toBe(422);
  });
});

it('is unavailable without an effect when a test wants that', async () => {
  await sandbox.call('PUT', '/test/faults', { unavailable: true });
  expect((await sandbox.submit('Slow', { reference: 'away' })).status).toBe(503);
  await sandbox.call('PUT', '/test/faults', {});
  expect((await sandbox.call('GET', '/v1/checks?reference=away')).body).toEqual({ checks: [] });
});

it('stores and logs nothing about an applicant', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { body } = await sandbox.submit('Query');
  await decide(body.reference, { decision: 'question' });
  const documents = [{ kind: 'passport', number: 'PA1234567' }];
  const answer = { key: 'only', text: 'Renée Carlyle, PA1234567', documents };
  expect((await sandbox.call('POST', `/v1/checks/${body.id}/answers`, answer)).status).toBe(200);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
  const names = await readdir(sandbox.dataFolder);
  expect(names).toContain('tenant-checks.sqlite');
  const files = await Promise.all(names.map((name) => readFile(join(sandbox.dataFolder, name), 'utf8')));
  expect(files.join()).toContain(String(body.reference));
  for (const piece of personalData) expect(files.join()).not.toContain(piece);
});

it('lets a person finish open checks on a page', async () => {
  const { body } = await sandbox.submit('Slow');
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain(String(body.reference));
  const form = new URLSearchParams({ decision: 'listed' });
  const sent = await fetch(`${sandbox.url}/checks/${body.id}`, { method: 'POST', body: form, redirect: 'manual' });
  expect(sent.headers.get('location')).toBe('/');
  expect(await read(body.id)()).toMatchObject({ status: 'complete', result: { outcome: 'listed' } });
  expect(await (await fetch(sandbox.url)).text()).not.toContain(String(body.reference));
});

it.each([
  ['Mary Anne LISTED', 'listed'],
  ['Listed Nguyen', 'clear'],
  ['Query', 'query'],
  ['Anna constructor', 'clear'],
])('the name %s has the scenario %s', (name, scenario) => expect(scenarioOf(name)).toBe(scenario));

it.each([
  [{ TENANT_CHECKS_PORT: 'x' }, 'TENANT_CHECKS_PORT: expected a port from 0 to 65535, got "x"'],
  [{ TENANT_CHECKS_KEY: 'short' }, 'TENANT_CHECKS_KEY: expected at least 20 characters'],
  [{ TENANT_CHECKS_CALLBACK_SECRET: 'short' }, 'TENANT_CHECKS_CALLBACK_SECRET: expected at least 20 characters'],
])('the settings %j are refused', (env, message) => expect(() => checksConfig(env)).toThrow(message));
