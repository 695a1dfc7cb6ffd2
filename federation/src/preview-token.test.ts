import { expect, it } from '@jest/globals';
import { readPreviewToken, signPreview } from './preview-token.ts';

const key = 'k'.repeat(43);
const now = Date.UTC(2026, 0, 1);
const preview = { releases: ['remote-x@1.2.3', 'shell@2.0.0-beta.1'], expiresAt: now + 1_000 };
const token = signPreview(preview, key);
const [content = '', signature = ''] = token.split('.');

it('returns what was signed, until it expires', () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(readPreviewToken(token, key, now + 999)).toEqual(preview);
  expect(readPreviewToken(token, key, now + 1_000)).toBe('expired');
});

const other = Buffer.from(JSON.stringify({ ...preview, expiresAt: now + 9_000 })).toString('base64url');
it.each([
  ['is empty', ''],
  ['has no signature', content],
  ['has other content', `${other}.${signature}`],
  ['has a changed signature', `${content}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
  ['has a short signature', `${content}.${signature.slice(0, 8)}`],
  ['has a third part', `${token}.x`],
  ['was signed with another key', signPreview(preview, 'o'.repeat(43))],
  ['names no release', signPreview({ ...preview, releases: [] }, key)],
  ['names a path', signPreview({ ...preview, releases: ['remote-x@../../etc'] }, key)],
])('rejects a token that %s', (_why, wrong) => {
  expect(readPreviewToken(wrong, key, now)).toBe('invalid');
});

it('never signs with a key that can be guessed', () => {
  expect(() => signPreview(preview, 'secret')).toThrow('shorter than 43 characters');
});
