import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertPromotionCode, type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000001' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  await insertPromotionCode(backend.database, { code: 'SPRING10', endAt: new Date('2026-11-30T12:59:59.999Z') });
  await insertPromotionCode(backend.database, { code: 'OTHER' });
});
afterAll(() => backend.close());

const find = (query: string) => backend.inject({ url: `/api/promotion-codes${query}` }, olivia);

describe('promotion codes', () => {
  it('V35: are found in any case and with surrounding spaces', async () => {
    for (const typed of ['SPRING10', 'spring10', '%20Spring10%20']) {
      const found = (await find(`?code=${typed}`)).json();
      expect(found.totalItems).toBe(1);
      expect(found.member).toMatchObject([{ code: 'SPRING10', endAt: '2026-11-30T12:59:59.999Z' }]);
    }
  });

  it('V35: return an empty collection for an unknown code, also for patterns', async () => {
    for (const typed of ['NOPE', 'SPRING%25', '_PRING10']) {
      expect((await find(`?code=${typed}`)).json()).toMatchObject({ totalItems: 0, member: [] });
    }
  });

  it('cannot be listed, and require a signed-in user', async () => {
    expect((await find('')).statusCode).toBe(400);
    expect((await find('?code=')).statusCode).toBe(400);
    expect((await backend.inject({ url: '/api/promotion-codes?code=OTHER' })).statusCode).toBe(401);
  });
});
