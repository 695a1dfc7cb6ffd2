import { afterAll, expect, it } from '@jest/globals';
import { requireLinkAllowance } from './require-link-allowance.ts';
import { checkApi, jack, olivia } from './testing/check-api.ts';

const api = await checkApi();
const { backend, database, aDraft, aLinked, post } = api;
afterAll(() => backend.close());

const allow = (offersPerHour: number, ownerId: string, now: string) =>
  requireLinkAllowance({ database, config: { offersPerHour }, now: new Date(now) }, ownerId);

it('an owner mails a limited number of links in an hour; other owners have their own limit', async () => {
  const [{ id }] = [await aLinked(), await aLinked()];
  const ownerId = (await api.rowOf(id))?.ownerId ?? '';
  await expect(allow(3, ownerId, '2026-11-21T00:30:00Z')).resolves.toBeUndefined();
  await expect(allow(2, ownerId, '2026-11-21T00:30:00Z')).rejects.toMatchObject({
    status: 429,
    code: 'too-many-links',
    headers: { 'retry-after': '3600' },
  });
  await expect(allow(2, ownerId, '2026-11-21T01:30:00Z')).resolves.toBeUndefined();
  await expect(allow(2, jack.id, '2026-11-21T00:30:00Z')).resolves.toBeUndefined();
});

it('a link over the limit is not mailed', async () => {
  const { id, email } = await aDraft();
  backend.config.offersPerHour = 2;
  const reply = await post(`tenant-checks/${id}/links`, undefined, olivia);
  backend.config.offersPerHour = 100_000;
  expect([reply.status, reply.body.code]).toEqual([429, 'too-many-links']);
  expect(await api.tokenOf(email)).toBe('');
});
