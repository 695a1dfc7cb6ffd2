import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseMasterKeys } from '../encryption/master-keys.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { readUnsubscribeToken, type Subscription, unsubscribeToken } from './unsubscribe-token.ts';

const someone = '62000000-0000-4000-8000-000000000001';
let backend: TestBackend;
const lines: string[] = [];
beforeAll(async () => {
  backend = await testBackend({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => backend.close());

const aSearch = async () => {
  const ownerId = randomUUID();
  const { id } = await backend.insert.savedSearch({ ownerId, alert: 'daily' });
  const subscription: Subscription = { kind: 'search', ownerId, savedSearchId: id };
  return { id, ownerId, token: unsubscribeToken(backend.config, subscription) };
};
const view = (token: string) => backend.inject({ method: 'POST', url: '/api/unsubscribe-views', payload: { token } });
const oneClick = (token: string, headers = {}) =>
  backend.inject({
    method: 'POST',
    url: `/api/unsubscribe/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('the link of a mail', () => {
  it('stops the alerts of its search with one POST of a mail provider, without signing in, any number of times', async () => {
    const { ownerId, token } = await aSearch();
    expect((await view(token)).json()).toMatchObject({ kind: 'search', isOn: true });
    expect((await oneClick(token)).statusCode).toBe(204);
    expect((await oneClick(token, { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(204);
    expect((await view(token)).json()).toMatchObject({ isOn: false });
    const { member } = (await backend.inject({ url: '/api/saved-searches' }, { id: ownerId })).json();
    expect(member).toMatchObject([{ alert: 'off' }]);
    await backend.inject({ method: 'DELETE', url: `/api/saved-searches/${member[0].id}` }, { id: ownerId });
    expect((await view(token)).json()).toMatchObject({ name: null, isOn: false });
    expect((await oneClick(token)).statusCode).toBe(204);
  });

  it('changes nothing when a program that scans links opens it: a GET leads to a page that asks', async () => {
    const { token } = await aSearch();
    const opened = await backend.inject({ url: `/api/unsubscribe/${token}`, headers: { accept: 'text/html' } });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `${backend.config.publicOrigin}/unsubscribe/${token}`,
    ]);
    expect((await view(token)).json().isOn).toBe(true);
  });

  it('stops the mails about the shortlist', async () => {
    const { ownerId } = await aSearch();
    const token = unsubscribeToken(backend.config, { kind: 'shortlist', ownerId });
    expect((await view(token)).json()).toMatchObject({ kind: 'shortlist', name: null, isOn: true });
    await oneClick(token);
    expect((await view(token)).json().isOn).toBe(false);
  });

  it('works only as it was sent', async () => {
    const { id, ownerId, token } = await aSearch();
    const [, , , signature] = token.split('.');
    const forged = [
      token.slice(0, -1),
      `shortlist.${ownerId}.${signature}`,
      `search.${randomUUID()}.${id}.${signature}`,
      signature ?? '',
      'x',
      '.',
    ];
    for (const one of forged) {
      expect((await view(one)).statusCode).toBe(404);
      expect((await oneClick(one)).statusCode).toBe(404);
    }
    expect((await view(token)).json().isOn).toBe(true);
  });

  it('is in no log', async () => {
    const { token } = await aSearch();
    lines.length = 0;
    await view(token);
    await oneClick(token);
    await oneClick(token, { origin: 'https://evil.example' });
    expect(lines.join('')).toContain('/api/unsubscribe/:token');
    expect(lines.join('')).not.toContain(token.split('.')[3]);
  });

  it('works after the master key was replaced', () => {
    const [old, newer] = [
      `old:${Buffer.alloc(32, 1).toString('base64')}`,
      `new:${Buffer.alloc(32, 2).toString('base64')}`,
    ];
    const configOf = (keys: string) => ({ ...backend.config, encryptionKeys: parseMasterKeys(keys) ?? undefined });
    const token = unsubscribeToken(configOf(old), { kind: 'shortlist', ownerId: someone });
    expect(readUnsubscribeToken(configOf(`${newer},${old}`), token)).toEqual({ kind: 'shortlist', ownerId: someone });
    expect(readUnsubscribeToken(configOf(newer), token)).toBeNull();
  });
});
