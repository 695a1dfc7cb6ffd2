import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aPdf } from '../testing/insert-document.ts';
import { zoe } from '../testing/insert-tenant-check.ts';
import { bill, checkApi, licence, medicare, passport } from './testing/check-api.ts';

const api = await checkApi();
const { backend, post, send, aDraft, aLinked, addAs, view, scanAs } = api;
afterAll(() => backend.close());

const add = (checkId: string, content: object, id = randomUUID()) =>
  post(`tenant-checks/${checkId}/documents`, { id, content });
const codesOf = ({ body }: { body: { violations?: { propertyPath: string; code: string }[] } | null }) =>
  (body?.violations ?? []).map(({ propertyPath, code }) => `${propertyPath} ${code}`);

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#8ac' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret Person' } })
    .toBuffer();

describe('an identity document', () => {
  it('V4 needs a valid Medicare number, reference and expiry date', async () => {
    const { id } = await aDraft();
    const codes = async (changes: object) => codesOf(await add(id, { ...medicare, ...changes }));
    expect(await codes({ number: '2123 45671 1' })).toEqual(['content.number medicareCard-number']);
    expect(await codes({ number: '7123 45670 1' })).toEqual(['content.number medicareCard-number']);
    expect(await codes({ individualReference: '0' })).toEqual([
      'content.individualReference medicareCard-individualReference',
    ]);
    expect(await codes({ individualReference: undefined })).toEqual(['content.individualReference missing']);
    expect(await codes({ expiresOn: '2026-11-20' })).toEqual(['content.expiresOn expired']);
    expect(await codes({})).toEqual([]);
  });

  it('V4 never contains a tax file number', async () => {
    const { id } = await aDraft();
    expect(codesOf(await add(id, { ...bill, institution: 'ATO 123 456 782' }))).toEqual([
      'content.institution tax-file-number',
    ]);
  });

  it('V5 needs the card number of a licence, and a passport that expired less than two years ago', async () => {
    const { id } = await aDraft();
    const { cardNumber: _cardNumber, ...expiring } = licence;
    expect(codesOf(await add(id, expiring))).toEqual(['content.cardNumber missing']);
    expect(codesOf(await add(id, { ...expiring, cardNumber: 'P1' }))).toEqual([
      'content.cardNumber driverLicence-cardNumber',
    ]);
    expect((await add(id, { ...expiring, cardNumber: 'P1234567' })).status).toBe(200);
    expect(codesOf(await add(id, { ...passport, number: '1234567' }))).toEqual(['content.number passport-number']);
    expect(codesOf(await add(id, { ...passport, expiresOn: '2024-11-20' }))).toEqual(['content.expiresOn expired']);
    expect((await add(id, { ...passport, expiresOn: '2024-11-21' })).status).toBe(200);
  });

  it('V6 counts towards 100 points with at most one primary one and one per issuer', async () => {
    const { id, token } = await aLinked();
    const first = await add(id, passport);
    expect([first.body.points, first.body.missing]).toEqual([70, ['Add documents for 30 more points.']]);
    await add(id, { kind: 'birthCertificate', nameOnDocument: zoe.name, state: 'VIC' });
    for (const documentId of [randomUUID(), randomUUID()]) {
      await addAs(token, bill, documentId);
      await scanAs(token, documentId, aPdf);
    }
    const { points, missing, documents } = (await view(token)).body;
    expect([points, missing.length]).toEqual([95, 1]);
    expect(documents.map((one: { points: number; addedBy: string }) => [one.points, one.addedBy])).toEqual([
      [70, 'owner'],
      [0, 'owner'],
      [25, 'applicant'],
      [0, 'applicant'],
    ]);
    expect((await addAs(token, medicare)).body).toMatchObject({ points: 120, missing: [] });
    expect(await api.detailOf(id)).toMatchObject({ points: 120, isIdentityComplete: true });
  });

  it('V6 counts with another name only when a scanned change of name names it', async () => {
    const { id, token } = await aLinked({ applicant: { name: 'Nora Name' } });
    await addAs(token, { ...passport, nameOnDocument: 'Totally Different' });
    await addAs(token, { ...licence, nameOnDocument: 'Someone Else' });
    const changeOf = (nameOnDocument: string, earlierName?: string) => ({
      kind: 'changeOfName',
      nameOnDocument,
      earlierName,
    });
    expect(codesOf(await addAs(token, changeOf('Nora Name')))).toEqual(['content.earlierName missing']);
    const pointsAfter = async (content: object, file?: Buffer) => {
      const documentId = randomUUID();
      await addAs(token, content, documentId);
      if (file) await scanAs(token, documentId, file);
      return (await view(token)).body.points;
    };
    expect(await pointsAfter(changeOf('Zz Top', 'Totally Different'), aPdf)).toBe(0);
    expect(await pointsAfter(changeOf('Nora Name', 'Totally Different'))).toBe(0);
    expect(await pointsAfter(changeOf('Nora Name', 'Totally Different'), aPdf)).toBe(70);
    expect(await api.detailOf(id)).toMatchObject({ points: 70, isIdentityComplete: false });
  });

  it('V6 without a number counts once it has a scan, which makes a paid check ready', async () => {
    const { id, token } = await aLinked();
    await api.sign(token);
    await addAs(token, passport);
    await addAs(token, medicare);
    const documentId = randomUUID();
    const added = await addAs(token, bill, documentId);
    expect([added.body.points, added.body.documents[2].note]).toEqual([95, 'It counts once it has a photo or scan.']);
    await api.pay(id);
    expect(await api.statusOf(id)).toBe('authorised');
    expect((await scanAs(token, documentId, aPdf)).body).toMatchObject({ points: 120, missing: [] });
    expect(await api.statusOf(id)).toBe('submitted');
  });

  it('is not added a second time with the same kind and number', async () => {
    const { id, token } = await aLinked();
    await add(id, passport);
    const again = { ...passport, number: 'pa 123 4567', expiresOn: '2030-02-28' };
    expect(codesOf(await addAs(token, again))).toEqual(['content.number duplicate']);
    expect((await add(id, { ...passport, number: 'PA1234568' })).status).toBe(200);
    expect((await view(token)).body.documents).toHaveLength(2);
  });

  it('shows only the last digits of its number', async () => {
    const { id } = await aDraft();
    const { body } = await add(id, passport);
    expect(body.documents).toMatchObject([{ kind: 'passport', numberEnding: '567', expiresOn: '2031-02-28' }]);
    expect(JSON.stringify(body)).not.toContain('PA1234567');
  });

  it('is added once when it is sent twice, and its id cannot be used for another check', async () => {
    const { id, token } = await aLinked();
    const documentId = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => addAs(token, bill, documentId)));
    expect(replies.map(({ status, body }) => [status, body.documents.length])).toEqual(Array(3).fill([200, 1]));
    expect((await add((await aDraft()).id, bill, documentId)).body.code).toBe('id-taken');
    const removed = await api.asApplicant('applicant-document-removals', { token, id: documentId });
    expect([removed.status, removed.body.documents]).toEqual([200, []]);
    expect((await api.asApplicant('applicant-document-removals', { token, id: documentId })).status).toBe(404);
    expect(await api.kindsOf(id)).toEqual([
      'owner created',
      'owner linkSent',
      'applicant documentAdded',
      'applicant documentRemoved',
    ]);
  });

  it('is in the access log when the owner repeats it, because the reply has the whole content', async () => {
    const { id, documentId, token } = await aDocument();
    const repeated = await add(id, passport, documentId);
    expect([repeated.status, repeated.body.applicant.dateOfBirth]).toEqual([200, zoe.dateOfBirth]);
    expect((await api.kindsOf(id)).at(-1)).toBe('owner viewed');
    expect((await view(token)).body.events.at(-1)).toMatchObject({ by: 'owner', kind: 'viewed' });
    await addAs(token, passport, documentId);
    expect((await api.kindsOf(id)).filter((kind: string) => kind.endsWith('viewed'))).toEqual(['owner viewed']);
  });

  it('cannot be added to a check that was sent, and at most twelve can', async () => {
    const { id } = await aDraft();
    for (let number = 0; number < 12; number += 1) await add(id, bill);
    expect((await add(id, bill)).body.code).toBe('too-many');
    const sent = await backend.insert.tenantCheck({
      ownerId: (await api.rowOf(id))?.ownerId ?? '',
      propertyId: (await api.rowOf(id))?.propertyId ?? '',
    });
    expect((await add(sent.id, bill)).body.code).toBe('check-processing');
    const removed = await send('DELETE', `tenant-check-documents/${(await aDocument()).documentId}`);
    expect([removed.status, removed.body.documents]).toEqual([200, []]);
  });
});

/** A check with a document that the applicant added. */
async function aDocument() {
  const linked = await aLinked();
  const documentId = randomUUID();
  await addAs(linked.token, passport, documentId);
  return { ...linked, documentId };
}

describe('a scan', () => {
  it('loses its metadata, and the owner’s view of it is logged', async () => {
    const { id, token, documentId } = await aDocument();
    const uploaded = await scanAs(token, documentId, await photo());
    expect([uploaded.status, uploaded.body.documents[0].hasScan]).toEqual([200, true]);
    const seen = await post(`tenant-check-documents/${documentId}/scan-views`);
    expect(seen.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect((await sharp(seen.bytes).metadata()).exif).toBeUndefined();
    expect(seen.bytes.includes('Secret Person')).toBe(false);
    expect((await api.kindsOf(id)).at(-1)).toBe('owner scanViewed');
    expect((await view(token)).body.events.at(-1)).toMatchObject({ kind: 'scanViewed' });
  });

  it('is replaced by another one, and goes with its document', async () => {
    const { id, token, documentId } = await aDocument();
    await scanAs(token, documentId, await photo());
    const replaced = await post(`tenant-check-documents/${documentId}/scans`, aPdf);
    expect([replaced.status, replaced.body.documents.length]).toEqual([200, 1]);
    // The applicant sees who replaced it.
    expect((await api.kindsOf(id)).slice(-2)).toEqual(['applicant scanAdded', 'owner scanAdded']);
    expect((await view(token)).body.events.at(-1)).toMatchObject({ by: 'owner', kind: 'scanAdded' });
    expect((await post(`tenant-check-documents/${documentId}/scan-views`)).bytes.equals(aPdf)).toBe(true);
    await api.asApplicant('applicant-document-removals', { token, id: documentId });
    expect((await post(`tenant-check-documents/${documentId}/scan-views`)).status).toBe(404);
  });

  it('is a PDF or a picture that can be opened', async () => {
    const { token, documentId } = await aDocument();
    const cut = (await photo()).subarray(0, 800);
    expect(codesOf(await scanAs(token, documentId, cut))).toEqual(['file picture']);
    expect((await scanAs(token, randomUUID(), aPdf)).status).toBe(404);
    expect((await post(`tenant-check-documents/${documentId}/scan-views`)).status).toBe(404);
  });
});
