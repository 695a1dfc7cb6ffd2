import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { exportFor, rowsOf } from '../data-export/testing/read-archive.ts';
import { readBytes } from '../file-storage/file-storage.ts';
import { listings } from '../listings/listing-table.ts';
import { pictureSources, pictures } from '../pictures/picture-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Each test uses a new user. */
let olivia: { id: string };
beforeEach(() => {
  olivia = { id: crypto.randomUUID() };
});

const aPicture = (width = 900, height = 600, background = '#7a8') =>
  sharp({ create: { width, height, channels: 3, background } });
const photoOf = (user = olivia) => `/api/customer-users/${user.id}/photo`;
const upload = async (payload: Buffer, { url = photoOf(), type = 'image/jpeg', as = olivia } = {}) =>
  backend.inject({ method: 'POST', url, payload }, { ...(await backend.signInAs(as)), 'content-type': type });
const remove = (as = olivia, url = photoOf()) => backend.inject({ method: 'DELETE', url }, as);
const current = async () => (await backend.inject({ url: photoOf() }, olivia)).json().picture;
const served = (id: string) => backend.inject({ url: `/api/pictures/${id}/320.jpeg` });

describe('a profile photo', () => {
  it('becomes an upright square without metadata, at an address without the user’s id', async () => {
    const file = await aPicture(1200, 800)
      .withExif({ IFD0: { Copyright: 'Secret Person', Orientation: '6' }, IFD3: { GPSLatitude: '37/1 49/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(file.includes('Secret Person')).toBe(true);
    const response = await upload(file);
    expect(response.statusCode).toBe(200);
    const { picture } = response.json();
    expect(picture).toMatchObject({ width: 640, height: 640, alt: 'Photo of the advertiser' });
    expect(JSON.stringify(picture)).not.toContain(olivia.id);
    const [stored] = await backend.database
      .select()
      .from(pictureSources)
      .where(eq(pictureSources.pictureId, picture.id));
    const shown = await served(picture.id);
    expect(shown.headers['cache-control']).toMatch(/^public, max-age=/);
    const original = await readBytes(backend.config, picture.id, stored?.bytes ?? null);
    for (const bytes of [original, shown.rawPayload]) {
      const { exif, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, orientation, isSquare: width === height }).toEqual({
        exif: undefined,
        orientation: undefined,
        isSquare: true,
      });
      expect(bytes?.includes('Secret Person')).toBe(false);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('can be a %s file', async (format) => {
    const response = await upload(await aPicture(400, 500).toFormat(format).toBuffer(), { type: `image/${format}` });
    expect([response.statusCode, response.json().picture]).toMatchObject([200, { width: 400, height: 400 }]);
  });

  it('is rejected when it is too small, damaged or another kind of file, and the former photo stays', async () => {
    const { picture } = (await upload(await aPicture().jpeg().toBuffer())).json();
    const cases: [Buffer, string][] = [
      [await aPicture(900, 319).jpeg().toBuffer(), 'your photo must be at least 320 × 320 px (this one is 900 × 319).'],
      [(await aPicture().jpeg().toBuffer()).subarray(0, 900), 'damaged'],
      [
        await aPicture().gif().toBuffer(),
        'Choose a JPEG, PNG, WebP or AVIF picture. Despite its name, this file is a GIF.',
      ],
      [Buffer.from(`%PDF-1.7\n${'x'.repeat(900)}\n%%EOF`), 'this file is a PDF.'],
      [Buffer.alloc(0), 'The file is empty.'],
    ];
    for (const [file, message] of cases) {
      const response = await upload(file);
      expect([response.statusCode, response.json().violations[0].message]).toEqual([
        422,
        expect.stringContaining(message),
      ]);
    }
    const large = await upload(Buffer.concat([await aPicture().jpeg().toBuffer(), Buffer.alloc(11 * 1024 * 1024)]));
    expect([large.statusCode, large.json().detail]).toEqual([413, expect.stringContaining('up to 10 MB')]);
    expect((await current()).id).toBe(picture.id);
  });

  it('can be changed only by the user', async () => {
    const mia = { id: crypto.randomUUID() };
    const file = await aPicture().jpeg().toBuffer();
    const { picture } = (await upload(file)).json();
    expect((await upload(file, { as: mia })).statusCode).toBe(404);
    expect((await remove(mia)).statusCode).toBe(404);
    expect((await backend.inject({ url: photoOf() }, mia)).statusCode).toBe(404);
    expect((await current()).id).toBe(picture.id);
  });

  it('is one of simultaneous uploads', async () => {
    const files = await Promise.all(['#111', '#555', '#999'].map((one) => aPicture(400, 400, one).jpeg().toBuffer()));
    const responses = await Promise.all(files.map((file) => upload(file)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await backend.database.$count(pictures, eq(pictures.profileUserId, olivia.id))).toBe(1);
  });

  it('is deleted with its rendered sizes when it is replaced or removed', async () => {
    const ids: string[] = [];
    for (const background of ['#335', '#bba']) {
      const { picture } = (await upload(await aPicture(900, 900, background).jpeg().toBuffer())).json();
      ids.push(picture.id);
      await backend.runQueue('image-variants');
      expect((await backend.inject({ url: `/api/pictures/${picture.id}/320.avif` })).statusCode).toBe(200);
    }
    const statuses = async () => {
      await backend.runQueue('clean-up');
      const replies = ids.map((id) => backend.inject({ url: `/api/pictures/${id}/320.avif` }));
      return (await Promise.all(replies)).map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([404, 200]);
    expect((await remove()).json().picture).toBeNull();
    expect(await statuses()).toEqual([404, 404]);
    expect((await remove()).statusCode).toBe(200);
  });

  it('is deleted with the account', async () => {
    const { picture } = (await upload(await aPicture().jpeg().toBuffer())).json();
    await served(picture.id);
    await backend.runQueue('image-variants');
    await backend.database.delete(customerUsers).where(eq(customerUsers.id, olivia.id));
    expect(await backend.database.$count(pictures, eq(pictures.id, picture.id))).toBe(0);
    expect(await backend.database.$count(pictureSources, eq(pictureSources.pictureId, picture.id))).toBe(0);
    await backend.runQueue('clean-up');
    expect((await backend.inject({ url: `/api/pictures/${picture.id}/480.avif` })).statusCode).toBe(404);
  });

  it('is in the data export of its user only', async () => {
    const { picture } = (await upload(await aPicture().jpeg().toBuffer())).json();
    const files = await exportFor(backend, olivia);
    expect(rowsOf(files, 'pictures').map(({ id }) => id)).toEqual([picture.id]);
    expect(Object.keys(files)).toContain(`files/pictures/${picture.id}.jpeg`);
    const mias = await exportFor(backend, { id: crypto.randomUUID() });
    expect(rowsOf(mias, 'pictures')).toEqual([]);
  });
});

describe('a public listing', () => {
  const read = (id: string, as?: { id: string }) => backend.inject({ url: `/api/listings/${id}` }, as);

  it('has the photo of its advertiser, and no other fact of the profile', async () => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id });
    const other = await backend.insert.listing({ ownerId: crypto.randomUUID() });
    const before = await read(id);
    expect(before.json().contactDetail).not.toHaveProperty('picture');
    const { picture } = (await upload(await aPicture().jpeg().toBuffer())).json();
    const response = await read(id);
    expect(response.json().contactDetail).toEqual({ name: before.json().contactDetail.name, picture });
    expect(response.headers.etag).not.toBe(before.headers.etag);
    expect(response.body).not.toContain(olivia.id);
    expect((await read(other.id)).json().contactDetail).not.toHaveProperty('picture');
    await remove();
    expect((await read(id)).json()).toEqual(before.json());
  });

  it('has no photo for visitors once it has left the site', async () => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id });
    await upload(await aPicture().jpeg().toBuffer());
    await backend.database.update(listings).set({ status: 'withdrawn' }).where(eq(listings.id, id));
    expect((await read(id)).statusCode).toBe(404);
    expect((await read(id, olivia)).json().contactDetail).toHaveProperty('picture');
  });
});
