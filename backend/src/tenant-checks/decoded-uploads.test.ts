import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { checkApi, jack, olivia, passport } from './testing/check-api.ts';

const api = await checkApi();
const { backend, post, aLinked, addAs, view, scanAs } = api;
const transaction = jest.spyOn(backend.database, 'transaction');
/** Only its first bytes are those of a photo, so that it is rejected when it is decoded. */
let damaged: Buffer;
beforeAll(async () => {
  const background = '#8ac';
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background } }).jpeg();
  damaged = (await photo.toBuffer()).subarray(0, 1000);
});
afterEach(() => void transaction.mockClear());
afterAll(() => backend.close());

async function aPassport() {
  const { id: checkId, token } = await aLinked();
  await addAs(token, passport);
  const [document] = (await view(token)).body.documents;
  transaction.mockClear();
  return { checkId, token, documentId: String(document.id) };
}

describe('a scan or an authority', () => {
  it('is decoded before the transaction', async () => {
    const { checkId, token, documentId } = await aPassport();
    const rejected = [
      await scanAs(token, documentId, damaged),
      await post(`tenant-check-documents/${documentId}/scans`, damaged, olivia),
      await post(`tenant-checks/${checkId}/authorities?signedOn=2026-11-20`, damaged, olivia),
    ];
    for (const { status, body } of rejected) {
      expect([status, body.violations]).toMatchObject([422, [{ code: 'picture' }]]);
    }
    expect(transaction).not.toHaveBeenCalled();
  });

  it('is not decoded when it is not allowed', async () => {
    const { checkId, token, documentId } = await aPassport();
    const rejected = [
      await scanAs('unknown', documentId, damaged),
      await scanAs(token, checkId, damaged),
      await post(`tenant-check-documents/${documentId}/scans`, damaged, jack),
      await post(`tenant-checks/${checkId}/authorities?signedOn=2026-11-20`, damaged, jack),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const old = await post(`tenant-checks/${checkId}/authorities?signedOn=2025-11-20`, damaged, olivia);
    expect([old.status, JSON.stringify(old.body.violations)]).toEqual([422, expect.stringContaining('signedOn')]);
  });
});
