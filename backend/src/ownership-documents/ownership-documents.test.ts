import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';
import { remoteVerifier } from './ownership-verifier.ts';

const owner = { id: '82000000-0000-4000-8000-000000000001' };

let backend: TestBackend;
let headers: Record<string, string>;
let propertyId: string;
let now = new Date('2026-11-21T02:00:00Z');
beforeAll(async () => {
  backend = await testBackend({ clock: () => now });
  headers = await backend.signInAs(owner);
  propertyId = (await backend.insert.property({ ownerId: owner.id })).id;
});
afterAll(() => backend.close());

const send = (name: string, payload: Buffer = aPdf, type = 'application/pdf') =>
  backend.inject(
    {
      method: 'POST',
      url: `/api/properties/${propertyId}/ownership-documents?kind=ratesNotice&name=${name}`,
      payload,
    },
    { ...headers, 'content-type': type },
  );
const list = async () =>
  (await backend.inject({ url: `/api/properties/${propertyId}/ownership-documents` }, headers)).json().member;
const later = () => {
  now = new Date(now.getTime() + 2000);
};

describe('ownership documents', () => {
  it('V25: are pending, then verified, also in the property', async () => {
    const made = await send('rates.pdf');
    expect([made.statusCode, made.json()]).toMatchObject([201, { status: 'pending', kind: 'ratesNotice' }]);
    expect(await list()).toMatchObject([{ status: 'pending', checkedAt: null }]);
    later();
    expect(await list()).toMatchObject([
      { status: 'verified', checkedAt: now.toISOString(), reason: expect.stringContaining('demo check') },
    ]);
    const property = (await backend.inject({ url: `/api/properties/${propertyId}` }, headers)).json();
    expect(property.ownershipDocuments).toEqual([{ id: made.json().id, status: 'verified' }]);
    const removed = await backend.inject({ method: 'DELETE', url: made.json()['@id'] }, headers);
    expect([removed.statusCode, removed.json().code]).toEqual([409, 'verified']);
  });

  it('are rejected with a reason and can be deleted', async () => {
    const made = (await send('reject-me.pdf')).json();
    later();
    const [rejected] = await list();
    expect(rejected).toMatchObject({ id: made.id, status: 'rejected', reason: expect.stringContaining('name') });
    expect((await backend.inject({ method: 'DELETE', url: made['@id'] }, headers)).statusCode).toBe(204);
    expect((await backend.inject({ url: made.file }, headers)).statusCode).toBe(404);
  });

  it('are also pictures, which must be complete and of a sensible size', async () => {
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
        .png()
        .toBuffer();
    const whole = await picture(1000, 700);
    expect((await send('pending.png', whole, 'image/png')).statusCode).toBe(201);
    const reason = async (payload: Buffer) =>
      (await send('pending.png', payload, 'image/png')).json().violations[0].message;
    expect(await reason(whole.subarray(0, whole.length / 2))).toContain('damaged');
    expect(await reason(await picture(400, 300))).toContain('Too small');
    expect(await reason(await picture(16_000, 16_000))).toContain('this one has 256');
    expect((await send('a%E2%80%AEgnp.pdf')).json().fileName).toBe('agnp.pdf');
  });

  it('are readable by their owner only', async () => {
    const made = (await send('pending.pdf')).json();
    const file = await backend.inject({ url: made.file }, headers);
    expect(file.rawPayload.equals(aPdf)).toBe(true);
    expect(file.headers['content-disposition']).toContain('attachment');
  });
});

describe('external verifier', () => {
  const asked = {
    id: 'x',
    kind: 'ratesNotice',
    fileName: 'rates.pdf',
    uploadedAt: now,
    address: '1 Bridge Road, Richmond VIC 3121',
    ownerName: 'Olivia Nguyen',
  };

  it.each([
    ['its verdict', 200, '{"status":"rejected","reason":"Too old."}', { status: 'rejected', reason: 'Too old.' }],
    ['pending after an error', 500, 'no', { status: 'pending' }],
    ['pending after nonsense', 200, '{"status":"maybe"}', { status: 'pending' }],
  ])('returns %s', async (_name, status, body, expected) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await remoteVerifier(`http://127.0.0.1:${port}/verify`)(asked, now)).toEqual(expected);
    server.close();
  });
});
