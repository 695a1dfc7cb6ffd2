import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '68000000-0000-4000-8000-000000000001' };
const jack = { id: '68000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
let url: string;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  url = `/api/properties/${(await backend.insert.property({ ownerId: olivia.id })).id}/owners`;
});

const read = () => backend.inject({ url }, olivia);
const patch = (payload: object, version: string | null, user = olivia) => {
  const headers: Record<string, string> = version === null ? {} : { 'if-match': version };
  return backend.inject({ method: 'PATCH', url, payload, headers }, user);
};
const owners = [
  { name: 'Olivia Nguyen', share: 6667 },
  { name: 'Duc Nguyen', share: 3333 },
];

describe('the owners of a property', () => {
  it('V43: are empty until they are entered, and are replaced as a whole', async () => {
    const before = await read();
    expect([before.headers.etag, before.json().owners]).toEqual(['"0"', []]);
    const first = await patch({ owners }, '"0"');
    expect([first.statusCode, first.headers.etag]).toEqual([200, '"1"']);
    const found = await read();
    expect(found.json()).toMatchObject({ '@id': url, '@type': 'PropertyOwners', owners });
    expect((await patch({ owners: [] }, '"1"')).headers.etag).toBe('"2"');
    expect((await read()).json().owners).toEqual([]);
  });

  it('V43: are rejected unless the shares add up to exactly 100%', async () => {
    const wrong = await patch({ owners: [owners[0], { name: 'Duc Nguyen', share: 3332 }] }, '"0"');
    expect(wrong.statusCode).toBe(422);
    const message = 'The shares must add up to 100%. They add up to 99.99%.';
    expect(wrong.json().violations).toMatchObject([{ propertyPath: 'owners', message }]);
    for (const one of [
      { name: ' ', share: 10_000 },
      { name: 'Olivia', share: 10_000.5 },
    ])
      expect((await patch({ owners: [one] }, '"0"')).statusCode).toBe(422);
    const noShare = { owners: [...owners, { name: 'Mia', share: 0 }] };
    expect((await patch(noShare, '"0"')).json().violations).toMatchObject([{ propertyPath: 'owners[2].share' }]);
    expect((await read()).headers.etag).toBe('"0"');
  });

  it('are never overwritten by a user who has not seen them, also when two are the first', async () => {
    expect((await patch({ owners }, null)).statusCode).toBe(428);
    const both = await Promise.all([patch({ owners }, '"0"'), patch({ owners: owners.toReversed() }, '"0"')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it('are found only by the user of the property', async () => {
    await patch({ owners }, '"0"');
    expect((await backend.inject({ url }, jack)).statusCode).toBe(404);
    expect((await patch({ owners: [] }, '*', jack)).statusCode).toBe(404);
    expect((await read()).json().owners).toEqual(owners);
  });
});
