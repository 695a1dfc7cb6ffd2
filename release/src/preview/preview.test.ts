import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { previewKeyFile, readPreviewToken } from 'federation/preview-token';
import { aRemoteRelease } from 'federation/testing';
import { preview } from '../index.ts';
import { checkout, filesOf } from '../testing/releases.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
  await site.publishAs(checkout('2'));
});
afterEach(() => site.remove());

const now = Date.UTC(2026, 0, 1);
const clock = () => new Date(now);
const key = async () => (await site.storage.read(previewKeyFile))?.bytes.toString() ?? '';

it('signs a link for published releases, which expires, and changes nothing that is live', async () => {
  const before = await site.live();
  const outcome = await preview(site.storage, ['remote-checkout'], { hours: 2, clock });
  expect(outcome).toEqual({
    path: expect.stringMatching(/^\/preview\/[\w-]+\.[\w-]+$/),
    releases: ['remote-checkout@1.0.1'],
    expiresAt: new Date(now + 7_200_000),
    warnings: [],
  });
  const token = 'path' in outcome ? outcome.path.slice('/preview/'.length) : '';
  expect(readPreviewToken(token, await key(), now)).toEqual({
    releases: ['remote-checkout@1.0.1'],
    expiresAt: now + 7_200_000,
  });
  expect(await site.live()).toEqual(before);
});

it('creates one key, also when two previews start at once', async () => {
  const targets = ['remote-checkout'];
  const outcomes = await Promise.all([
    preview(site.storage, targets, { clock }),
    preview(site.storage, targets, { clock }),
  ]);
  expect(await key()).toMatch(/^[\w-]{43}$/);
  expect(outcomes[0]).toEqual(outcomes[1]);
});

it('refuses what a promotion would refuse, with the same reasons', async () => {
  await site.publishAs(aRemoteRelease({ ...filesOf('3', 'remote-checkout'), needs: { react: '^20.0.0' } }));
  expect(await preview(site.storage, ['remote-checkout@1.0.2'])).toEqual({
    refused: ['remote-checkout@1.0.2 needs react ^20.0.0, shell@1.0.0 provides 19.3.1'],
  });
  expect(await preview(site.storage, ['remote-checkout@1.0.0'])).toEqual({
    refused: ['Nothing to do: remote-checkout@1.0.0 is live already'],
  });
  expect(await preview(site.storage, ['remote-checkout@9.0.0'])).toHaveProperty('refused');
  expect(await key()).toBe('');
});

it.each([0, -1, Number.NaN, 337])('refuses %s hours', async (hours) => {
  expect(await preview(site.storage, ['remote-checkout'], { hours })).toEqual({
    refused: [`Expected 1 to 336 hours, got ${hours}`],
  });
});
