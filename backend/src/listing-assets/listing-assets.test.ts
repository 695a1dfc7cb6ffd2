import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { maxUploadBytes } from 'shared-contract/listing/listing-asset';
import sharp from 'sharp';
import { readBytes } from '../file-storage/file-storage.ts';
import { pictureSources } from '../pictures/picture-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';

const owner = { id: '81000000-0000-4000-8000-000000000001' };

let backend: TestBackend;
let headers: Record<string, string>;
let listingId: string;
beforeAll(async () => {
  backend = await testBackend();
  headers = await backend.signInAs(owner);
});
beforeEach(async () => {
  listingId = (await backend.insert.listing({ ownerId: owner.id })).id;
});
afterAll(() => backend.close());

type Sent = { kind?: string; name?: string; type?: string; to?: string; key?: string };

const send = (
  payload: Buffer,
  { kind = 'photo', name = 'front.jpg', type = 'image/jpeg', to = listingId, key }: Sent = {},
) =>
  backend.inject(
    { method: 'POST', url: `/api/listings/${to}/assets?kind=${kind}&name=${encodeURIComponent(name)}`, payload },
    { ...headers, 'content-type': type, ...(key ? { 'idempotency-key': key } : {}) },
  );
const patch = (id: string, payload: object) =>
  backend.inject({ method: 'PATCH', url: `/api/listing-assets/${id}`, payload }, headers);
const assets = async () => (await backend.inject({ url: `/api/listings/${listingId}/assets` }, headers)).json().member;

/** A picture with a band at a position of its own, so no other picture looks similar. */
function photo(seed = 0, { width = 1000, height = 700 } = {}) {
  const band = Array.from({ length: 8 }, (_, index) => {
    const level = ((seed * 37 + index * 91 + index * index * seed) % 9) * 28;
    return `<rect x="${index * 125}" y="0" width="125" height="${300 + ((seed * 53 + index * 29) % 400)}" fill="rgb(${level},${level},${level})"/>`;
  }).join('');
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700">${band}</svg>`))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#888' });
}
const jpeg = (seed?: number, size?: { width?: number; height?: number }) => photo(seed, size).jpeg().toBuffer();

describe('a photo', () => {
  it('is stored upright without metadata and served in every width', async () => {
    const sent = await photo(1, { width: 1400, height: 1000 })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret Person' }, IFD3: { GPSLatitude: '37/1 49/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(sent.includes('Secret Person')).toBe(true);
    const made = await send(sent, { name: 'C:\\photos\\front.jpg' });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        kind: 'photo',
        position: 1,
        fileName: 'front.jpg',
        byteSize: sent.length,
        picture: { width: 1000, height: 1400 },
      },
    ]);
    const served = await backend.inject({ url: `/api/pictures/${made.json().picture.id}/640.jpeg` });
    const { exif, orientation, width } = await sharp(served.rawPayload).metadata();
    expect({ exif, orientation, width }).toEqual({ exif: undefined, orientation: undefined, width: 640 });
    expect(served.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['JPEG', 'image/jpeg', () => photo(1).jpeg()],
    ['PNG', 'image/webp', () => photo(1).png()],
    ['WebP', 'image/webp', () => photo(1).webp()],
  ])('is stored without metadata: a %s as %s', async (_name, mediaType, image) => {
    const made = await send(
      await image()
        .withExif({ IFD0: { Copyright: 'Secret Person' } })
        .toBuffer(),
    );
    const pictureId = made.json().picture.id;
    const [stored] = await backend.database
      .select()
      .from(pictureSources)
      .where(eq(pictureSources.pictureId, pictureId));
    expect(stored?.mediaType).toBe(mediaType);
    const { format, exif } = await sharp(await readBytes(backend.config, pictureId, stored?.bytes ?? null)).metadata();
    expect({ format: `image/${format}`, exif }).toEqual({ format: mediaType, exif: undefined });
  });

  it('V18: the first one becomes the main photo of listing, card and a property without one', async () => {
    const first = (await send(await jpeg(1))).json();
    const second = (await send(await jpeg(2))).json();
    await patch(second.id, { position: 1 });
    expect((await assets()).map(({ id, position }: { id: string; position: number }) => [id, position])).toEqual([
      [second.id, 1],
      [first.id, 2],
    ]);
    const { member } = (await backend.inject({ url: '/api/listings' }, headers)).json();
    const card = member.find(({ id }: { id: string }) => id === listingId);
    expect([card.picture.id, card.pictureCount]).toEqual([second.picture.id, 2]);
    const property = (await backend.inject({ url: card.property['@id'] }, headers)).json();
    expect(property.picture.id).toBe(second.picture.id);
  });

  it('V18: is rejected from the 27th on, below 800 pixels and above 10 MB', async () => {
    const narrow = await send(await jpeg(1, { width: 799, height: 600 }));
    expect([narrow.statusCode, narrow.json().violations]).toMatchObject([
      422,
      [{ propertyPath: 'file', message: 'Too small: photos must be at least 800 px wide (this one is 799).' }],
    ]);
    const heavy = await send(Buffer.concat([await jpeg(), Buffer.alloc(maxUploadBytes)]));
    expect([heavy.statusCode, heavy.json().detail]).toEqual([413, expect.stringContaining('up to 10 MB')]);

    const full = (await backend.insert.listing({ ownerId: owner.id, photos: 26 })).id;
    const response = await send(await jpeg(), { to: full });
    expect([response.statusCode, response.json().detail]).toEqual([409, expect.stringContaining('at most 26 photos')]);
  });

  it('is added once per idempotency key', async () => {
    const sent = await jpeg(3);
    const [one, other] = [await send(sent, { key: 'k-1' }), await send(sent, { key: 'k-1' })];
    expect(other.json().id).toBe(one.json().id);
    expect(await assets()).toHaveLength(1);
    const another = await send(await jpeg(4), { key: 'k-1' });
    expect([another.statusCode, another.json().code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('gets a warning for portrait format and duplicates', async () => {
    await send(await jpeg(5));
    await send(await photo(5, { width: 900, height: 630 }).jpeg({ quality: 60 }).toBuffer());
    await send(await jpeg(6, { width: 800, height: 1200 }));
    await send(await jpeg(8));
    const warnings = (await assets()).map((asset: { warnings: string[] }) => asset.warnings);
    expect(warnings).toEqual([['duplicate'], ['duplicate'], ['portrait'], []]);
  });

  it('is removed and restored at its position', async () => {
    const ids: string[] = [];
    for (const seed of [1, 2, 3]) ids.push((await send(await jpeg(seed))).json().id);
    const [first = '', second = '', third = ''] = ids;
    expect((await patch(second, { removed: true })).statusCode).toBe(200);
    const shown = async () => (await assets()).map(({ id }: { id: string }) => id);
    expect(await shown()).toEqual([first, third]);
    const { listingAssets } = (await backend.inject({ url: `/api/listings/${listingId}` }, headers)).json();
    expect(listingAssets).toHaveLength(2);
    await patch(second, { removed: false });
    expect(await shown()).toEqual([first, second, third]);
    expect((await patch(second, { position: 9 })).json().position).toBe(3);
  });
});

describe('a file that is not a photo', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>');
  const polyglot = async (more: string) => Buffer.concat([await jpeg(), Buffer.from(more, 'latin1')]);
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
  const zip = `PK\x03\x04${'\0'.repeat(40)}PK\x05\x06${'\0'.repeat(18)}`;

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG with script', () => svg, 'this file is an SVG drawing'],
    ['a renamed program', () => Buffer.from('MZ\x90\x00'.padEnd(600, '\0'), 'latin1'), 'this file is a program'],
    ['a PDF', () => aPdf, 'this file is a PDF'],
    ['a text', () => Buffer.from('hello'), 'this file is something else'],
    ['nothing', () => Buffer.alloc(0), 'The file is empty'],
    ['a photo that is a web page', () => polyglot('<!DOCTYPE html><body>'), 'This file contains a web page'],
    ['a photo with a script', () => polyglot('<SCRIPT>alert(1)</SCRIPT>'), 'This file contains a script'],
    ['a photo that is an archive', () => polyglot(zip), 'This file contains a ZIP archive'],
    ['EICAR', () => polyglot(eicar), 'This file contains a virus'],
    ['half a photo', async () => (await jpeg(9)).subarray(0, 2000), 'This picture is damaged'],
  ])('%s is rejected with the reason', async (_name, file, reason) => {
    const response = await send(await file());
    expect([response.statusCode, response.json().violations?.[0]?.message]).toEqual([
      422,
      expect.stringContaining(reason),
    ]);
    expect(await assets()).toEqual([]);
  });

  it('a small file with very many pixels is rejected before it is decoded', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(maxUploadBytes);
    const response = await send(bomb, { type: 'image/png' });
    expect([response.statusCode, response.json().violations[0].message]).toEqual([
      422,
      'Too large: photos can have up to 50 megapixels (this one has 256).',
    ]);
  });
});

describe('a document', () => {
  it('is a download for its owner', async () => {
    const made = await send(aPdf, { kind: 'document', name: 'Contract “12A”.pdf', type: 'application/pdf' });
    expect([made.statusCode, made.json().kind]).toEqual([201, 'document']);
    const file = await backend.inject({ url: made.json().file }, headers);
    expect(file.rawPayload.equals(aPdf)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Contract _12A_.pdf"; filename*=UTF-8''Contract%20%E2%80%9C12A%E2%80%9D.pdf`,
      'cache-control': 'no-store',
    });
  });

  it('is public when the owner publishes it and the listing is on the market', async () => {
    const made = (await send(aPdf, { kind: 'document', name: 'contract.pdf', type: 'application/pdf' })).json();
    const hidden = (await send(aPdf, { kind: 'document', name: 'valuation.pdf', type: 'application/pdf' })).json();
    const draft = (await backend.insert.listing({ ownerId: owner.id, status: 'draft' })).id;
    const early = (await send(aPdf, { kind: 'document', type: 'application/pdf', to: draft })).json();
    const asVisitor = async (url: string) => (await backend.inject({ url })).statusCode;
    const stranger = { id: '81000000-0000-4000-8000-000000000002' };
    expect((await backend.inject({ url: made.file }, stranger)).statusCode).toBe(404);
    expect([made.isPublic, await asVisitor(made.file)]).toEqual([false, 404]);
    await patch(made.id, { isPublic: true });
    await patch(early.id, { isPublic: true });
    expect([await asVisitor(made.file), await asVisitor(hidden.file), await asVisitor(early.file)]).toEqual([
      200, 404, 404,
    ]);
    const { listingAssets } = (await backend.inject({ url: `/api/listings/${listingId}` })).json();
    expect(listingAssets).toEqual([{ id: made.id, kind: 'document', fileName: 'contract.pdf', file: made.file }]);
    await patch(made.id, { removed: true });
    expect(await asVisitor(made.file)).toBe(404);
  });

  it.each([
    ['with a script', Buffer.from('%PDF-1.7\n/OpenAction << /S /JavaScript /JS (app.alert(1)) >>\n%%EOF'), 'a script'],
    ['cut off', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'incomplete'],
  ])('%s is rejected', async (_name, file, reason) => {
    const response = await send(file, { kind: 'document', type: 'application/pdf' });
    expect([response.statusCode, response.json().violations[0].message]).toEqual([
      422,
      expect.stringContaining(reason),
    ]);
  });

  it('gets a name of one line without control characters', async () => {
    const name = `../../‮gpj.exe\u0000\n${'é'.repeat(300)}.pdf`;
    const made = await send(aPdf, { kind: 'document', name: name.replaceAll('\0', ''), type: 'application/pdf' });
    expect(made.json().fileName).toMatch(/^gpj\.exeé{113}$/);
  });
});
