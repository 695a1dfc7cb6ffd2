import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { allowFiles } from './asset-guard.ts';
import { diagnoseAsset } from './diagnose-asset.ts';

const mode = process.env.NODE_ENV;
beforeEach(() => {
  process.env.NODE_ENV = 'production';
  const files = { 'known.js': { bytes: 1, integrity: `sha384-${'k'.repeat(64)}` } };
  allowFiles({ name: 'remote-a', files });
});
afterEach(() => {
  process.env.NODE_ENV = mode;
  jest.restoreAllMocks();
});

it.each([
  ['tampered', 'known.js', { 'content-type': 'text/javascript' }],
  ['unverifiable', 'unknown.js', { 'content-type': 'text/javascript' }],
  ['not-javascript', 'known.js', { 'content-type': 'text/html' }],
])(
  '(b.14) (b.15) says that a file which arrived is %s, and does not blame the connection',
  async (reason, file, headers) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('let a', { headers }));
    expect(await diagnoseAsset(`/assets/remote-a/${file}`, '')).toMatchObject({ reason });
  },
);

it('(b.4, b.24) says in the log that another origin should send the file', async () => {
  // What `redirect: 'manual'` gives for a redirect. Tests cannot create one otherwise.
  const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(redirect);
  expect(await diagnoseAsset('/assets/remote-a/known.js', '')).toMatchObject({
    reason: 'unreachable',
    message: '/assets/remote-a/known.js responded with opaqueredirect',
  });
  expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ redirect: 'manual' }));
});
