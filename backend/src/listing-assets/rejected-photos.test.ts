import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type TestBackend, testBackend } from '../testing/index.ts';

const owner = { id: '81000000-0000-4000-8000-000000000007' };

let backend: TestBackend;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await testBackend();
  headers = { ...(await backend.signInAs(owner)), 'content-type': 'image/jpeg' };
});
afterAll(() => backend.close());

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

it('rejects a file that the listing has already, and names the photo', async () => {
  const { id } = await backend.insert.listing({ ownerId: owner.id });
  const path = `/api/listings/${id}/assets`;
  const send = (payload: Buffer, name: string, kind = 'photo') =>
    backend.inject({ method: 'POST', url: `${path}?kind=${kind}&name=${name}`, payload }, headers);
  const removed = (asset: string, value: boolean) =>
    backend.inject({ method: 'PATCH', url: `/api/listing-assets/${asset}`, payload: { removed: value } }, owner);
  await send(await photo('#335'), 'kitchen.jpg');
  const sent = await photo('#bba');
  const front = (await send(sent, 'front.jpg')).json();
  const again = await send(sent, 'front-copy.jpg');
  expect([again.statusCode, again.json().violations[0]]).toMatchObject([
    422,
    { code: 'duplicate', message: 'You’ve already added this photo: it’s photo 2, front.jpg.' },
  ]);
  expect((await backend.inject({ url: path }, headers)).json().member).toHaveLength(2);
  // A floor plan may show the same picture, and a removed photo can be added again, but then not restored.
  expect((await send(sent, 'plan.jpg', 'floorPlan')).statusCode).toBe(201);
  await removed(front.id, true);
  expect((await send(sent, 'front.jpg')).statusCode).toBe(201);
  expect((await removed(front.id, false)).json().violations[0].code).toBe('duplicate');
});

it('shows warnings about photos in the listing to its owner only', async () => {
  const { id } = await backend.insert.listing({ ownerId: owner.id });
  const upright = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  const url = `/api/listings/${id}`;
  await backend.inject({ method: 'POST', url: `${url}/assets?kind=photo&name=a.jpg`, payload: upright }, headers);
  const photos = async (as?: typeof owner) => (await backend.inject({ url }, as)).json().listingAssets;
  expect(await photos(owner)).toMatchObject([{ warnings: ['portrait'] }]);
  expect((await photos())[0]).not.toHaveProperty('warnings');
});

it('rejects JSON instead of a file by its content type', async () => {
  const { id } = await backend.insert.listing({ ownerId: owner.id });
  const url = `/api/listings/${id}/assets?kind=photo&name=front.jpg`;
  const sent = { method: 'POST' as const, url, payload: '{}' };
  const response = await backend.inject(sent, { ...headers, 'content-type': 'application/json' });
  expect(response.statusCode).toBe(415);
});
