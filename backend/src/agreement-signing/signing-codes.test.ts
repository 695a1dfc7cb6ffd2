import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashOf } from '../auth/secrets.ts';
import { signingParties } from './signing-tables.ts';
import { codeIn, mia, olivia, type SigningApi, signingApi } from './testing/signing-api.ts';

let api: SigningApi;
beforeAll(async () => {
  api = await signingApi();
});
afterAll(() => api.backend.close());

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the code for a signature', () => {
  it('is mailed to the party only, and stored as a hash', async () => {
    const { mia: link } = await api.anOwnerSigned();
    const code = await api.tenantCode(link, mia);
    expect(code).toMatch(/^\d{6}$/);
    const stored = JSON.stringify(await api.database.select().from(signingParties));
    expect(stored).not.toContain(`"${code}"`);
    // Anyone who reads the table could compare plain hashes with those of all codes.
    expect(stored).not.toContain(hashOf(code));
    const others = (await api.backend.mails()).filter(({ to, text }) => to !== mia && text.includes(code));
    expect(others).toEqual([]);
  });

  it('is refused when it is wrong; after five wrong ones even the right one is', async () => {
    const { id, mia: link } = await api.anOwnerSigned();
    const code = await api.tenantCode(link, mia);
    const messages: string[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { status, body } = await api.signAsTenant(link, id, otherThan(code));
      expect([status, body.violations[0].propertyPath]).toEqual([422, 'code']);
      messages.push(body.violations[0].message);
    }
    expect(messages[0]).toMatch(/^This isn’t the code/);
    expect(messages[4]).toMatch(/too many wrong codes/);
    const right = await api.signAsTenant(link, id, code);
    expect([right.status, right.body.violations[0].message]).toEqual([422, messages[4]]);
    expect((await api.signAsTenant(link, id, await api.tenantCode(link, mia))).status).toBe(200);
  });

  it('counts wrong codes that arrive at the same time', async () => {
    const { id, mia: link } = await api.anOwnerSigned();
    const code = await api.tenantCode(link, mia);
    await Promise.all(Array.from({ length: 8 }, () => api.signAsTenant(link, id, otherThan(code))));
    expect((await api.signAsTenant(link, id, code)).status).toBe(422);
  });

  it('works for ten minutes, for its party only, and until a newer one', async () => {
    const { id, mia: link, tom: other } = await api.anOwnerSigned();
    const old = await api.tenantCode(link, mia);
    expect((await api.signAsTenant(other, id, old)).status).toBe(422);
    const code = await api.tenantCode(link, mia);
    if (old !== code) expect((await api.signAsTenant(link, id, old)).status).toBe(422);
    api.tickBy(10 * 60_000);
    const late = await api.signAsTenant(link, id, code);
    expect([late.status, late.body.violations[0].message]).toEqual([422, 'This code has expired. Ask for a new one.']);
  });

  it('is sent at most every half minute', async () => {
    const { mia: link } = await api.anOwnerSigned();
    const ask = () => api.post('/api/agreement-signing-codes', { token: link });
    expect((await ask()).status).toBe(204);
    const again = await ask();
    expect([again.status, again.headers['retry-after']]).toEqual([429, '30']);
    api.tickBy(30_000);
    expect((await ask()).status).toBe(204);
  });

  it('counts the owner’s wrong codes, also for a repeated request', async () => {
    const { id, mia: link, tom: other } = await api.aSent();
    await api.answer(link, id);
    await api.answer(other, id);
    const code = await api.ownerCode(id);
    const send = (typed: string, key: string) =>
      api.backend.inject(
        {
          method: 'POST',
          url: `${api.path(id)}/owner-signature`,
          headers: { 'idempotency-key': key },
          payload: { documentSha256: sha256, code: typed, signature: api.typed('Olivia') },
        },
        olivia,
      );
    const sha256 = await api.sha256(id);
    for (const key of ['one', 'one', 'two', 'three', 'four']) {
      expect((await send(otherThan(code), key)).statusCode).toBe(422);
    }
    expect((await send(code, 'five')).statusCode).toBe(200);
    expect((await send(code, 'five')).json().signing.step).toBe('ownerSigned');
    expect(codeIn(await api.lastMailTo('olivia@example.com'))).toBe(code);
  });
});
