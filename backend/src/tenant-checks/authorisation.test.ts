import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aPdf } from '../testing/insert-document.ts';
import { zoe } from '../testing/insert-tenant-check.ts';
import { checkApi, jack, olivia } from './testing/check-api.ts';

const api = await checkApi();
const { backend, post, aDraft, aLinked, sign, view, asApplicant } = api;
afterAll(() => backend.close());

const codesOf = ({ body }: { body: { violations?: { propertyPath: string; code: string }[] } | null }) =>
  (body?.violations ?? []).map(({ propertyPath, code }) => `${propertyPath} ${code}`);

const drawing = async () => {
  const line = Buffer.from(
    '<svg width="600" height="200"><path d="M10 100L590 90" stroke="#000" stroke-width="9"/></svg>',
  );
  const { data } = await sharp(line).png().toBuffer({ resolveWithObject: true });
  return data.toString('base64');
};

describe('the link', () => {
  it('is mailed once per minute, with the link and who asks for which address only', async () => {
    const { id, email } = await aDraft();
    const [first, again] = [await post(`tenant-checks/${id}/links`), await post(`tenant-checks/${id}/links`)];
    expect([first.body.status, again.status]).toEqual(['awaitingConsent', 200]);
    const mails = (await backend.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Please authorise a tenant check');
    expect(mails[0]?.replyTo).toBe(`${olivia.id}@example.com`);
    expect(mails[0]?.text).toContain('12A/3–5 Bridge Road');
    for (const planted of [zoe.name, zoe.dateOfBirth, zoe.currentAddress, zoe.phone ?? '']) {
      expect(mails[0]?.text).not.toContain(planted);
    }
    expect(await api.kindsOf(id)).toEqual(['owner created', 'owner linkSent']);
  });

  it('expires after 30 days, and a new one is mailed to the same address only', async () => {
    const { token, email } = await aLinked();
    const signature = await api.signatureOf(token);
    await api.setNow('2026-12-21T01:00:00Z');
    const expired = await view(token);
    expect([expired.status, expired.body.code]).toEqual([410, 'link-expired']);
    const late = await asApplicant('signatures', signature);
    expect([late.status, late.body.code]).toEqual([410, 'link-expired']);
    for (const asked of [token, token, 'unknown']) {
      const { status, body } = await asApplicant('link-renewals', { token: asked });
      expect([status, body]).toEqual([204, null]);
    }
    const mails = (await backend.mails()).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Please authorise a tenant check',
      'Your new link to your tenant check',
    ]);
    expect((await view(await api.tokenOf(email))).status).toBe(200);
    expect((await view('unknown')).status).toBe(404);
    await api.setNow('2026-11-21T03:00:00Z');
  });
});

it('a renewed link ends the earlier ones, whose holders can only ask for another mail to the same address', async () => {
  const { token, email } = await aLinked();
  await api.setNow('2026-11-21T04:00:00Z');
  await asApplicant('link-renewals', { token });
  const renewed = await api.tokenOf(email);
  expect(renewed).not.toBe(token);
  expect((await view(renewed)).status).toBe(200);
  expect((await view(token)).body.code).toBe('link-expired');
  expect((await sign(renewed)).body.status).toBe('authorised');
});

describe('V40 a signature', () => {
  it('is a PDF with the text, the name, the time and the hash, which the access log shows', async () => {
    const { id, token } = await aLinked();
    const { body: before } = await view(token);
    const text = before.authorisationText.join('\n\n');
    expect(createHash('sha256').update(text).digest('hex')).toBe(before.authorisationSha256);
    const rights = ['free, within 14 days', 'at most 3 years'];
    const storage = [
      '6 months after its last change',
      'destroyed within 30 days',
      'the tenant-check provider of Verandah',
    ];
    const said = [zoe.name, before.requestedBy, 'TICA', 'tica.com.au', 'object', 'withdraw', '90 days'];
    for (const part of [...said, ...rights, ...storage]) {
      expect(text).toContain(part);
    }
    const signed = await sign(token, { name: 'zoe zizka', image: await drawing() });
    expect(signed.body).toMatchObject({
      status: 'authorised',
      authorisation: { method: 'signed', signedOn: '2026-11-21', validUntil: '2027-02-19', name: 'zoe zizka' },
    });
    const file = await post(`tenant-checks/${id}/authority-downloads`);
    const { sha256 } = signed.body.authorisation;
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(sha256);
    const printed = (await backend.readPdf(file.bytes)).join(' ');
    expect(printed).toContain('TICA Default Tenancy Control');
    expect(printed).toContain(before.authorisationSha256.slice(0, 20));
    expect(printed).toMatch(/21 November 2026 at \d+:\d\d:\d\d [ap]m AEDT/);
    const { events } = (await view(token)).body;
    expect(events.at(-1)).toMatchObject({ by: 'owner', kind: 'authorityDownloaded' });
    const toOwner = (await backend.mails()).findLast(({ subject }) =>
      subject.startsWith('A tenant check was authorised'),
    );
    expect(toOwner?.text).not.toContain('Žižka');
    expect(toOwner?.text).toContain(`/tenant-checks/${id}`);
  });

  it('needs the applicant’s name, the text of now, a drawing that is one, and the consent', async () => {
    const { id, token } = await aLinked();
    expect(codesOf(await sign(token, { name: 'Someone Else' }))).toEqual(['name name']);
    expect((await sign(token, { textSha256: '0'.repeat(64) })).body.code).toBe('other-text');
    expect(codesOf(await sign(token, { image: aPdf.toString('base64') }))).toEqual(['image drawing']);
    expect((await sign(token, { consent: false })).status).toBe(422);
    expect((await sign(token, { version: 99 })).status).toBe(412);
    expect(await api.statusOf(id)).toBe('awaitingConsent');
  });

  it('is stored once when it is sent in parallel', async () => {
    const { id, token } = await aLinked();
    const signature = await api.signatureOf(token);
    const replies = await Promise.all([1, 2, 3, 4].map(() => asApplicant('signatures', signature)));
    expect(replies.map(({ status, body }) => [status, body.status])).toEqual(Array(4).fill([200, 'authorised']));
    const hashes = new Set(replies.map(({ body }) => body.authorisation.sha256));
    expect(hashes.size).toBe(1);
    const kinds = await api.kindsOf(id);
    expect(kinds.filter((kind: string) => kind === 'applicant signed')).toHaveLength(1);
  });
});

describe('V40 an uploaded authority', () => {
  it('is accepted when it was signed within 90 days', async () => {
    const { id } = await aDraft();
    const upload = (signedOn: string) => post(`tenant-checks/${id}/authorities?signedOn=${signedOn}`, aPdf);
    expect(codesOf(await upload('2026-08-22'))).toEqual(['signedOn too-old']);
    expect(codesOf(await upload('2026-11-22'))).toEqual(['signedOn future']);
    const { status, body } = await upload('2026-08-23');
    expect([status, body.authorisation]).toMatchObject([200, { method: 'uploaded', signedOn: '2026-08-23' }]);
    expect(body.authorisation.sha256).toBe(createHash('sha256').update(aPdf).digest('hex'));
    expect((await post(`tenant-checks/${id}/authority-downloads`)).bytes.equals(aPdf)).toBe(true);
    expect(await api.statusOf(id)).toBe('authorised');
  });

  it('is mailed to the applicant once with a private link, who can look at it and withdraw', async () => {
    const { id, email } = await aDraft();
    const upload = (file: Buffer) => post(`tenant-checks/${id}/authorities?signedOn=2026-11-20`, file);
    expect((await upload(aPdf)).status).toBe(200);
    expect((await upload(aPdf)).status).toBe(200);
    const mails = (await backend.mails()).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your signed authority for a tenant check was uploaded']);
    expect(mails[0]?.text).toContain('An owner uploaded your signed authority');
    expect(await api.kindsOf(id)).toEqual(['owner created', 'owner authorityUploaded', 'owner viewed']);
    const token = await api.tokenOf(email);
    const seen = await asApplicant('applicant-files', { token, file: 'authorisation' });
    expect(seen.bytes.equals(aPdf)).toBe(true);
    expect((await asApplicant('withdrawals', { token })).body.status).toBe('withdrawn');
  });

  it('can be signed on a PDF with the exact text', async () => {
    const { id, token } = await aLinked();
    const form = await api.send('GET', `tenant-checks/${id}/authority-form`);
    expect(form.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    // Lines of the PDF break inside of addresses too.
    const unspaced = (text: string) => text.replaceAll(/\s+/g, '');
    const printed = unspaced((await backend.readPdf(form.bytes)).join(' '));
    const { authorisationText, authorisationSha256 } = (await view(token)).body;
    for (const part of [...authorisationText, authorisationSha256, zoe.name, 'Date of the signature', id]) {
      expect(printed).toContain(unspaced(part));
    }
    expect((await api.send('GET', `tenant-checks/${id}/authority-form`, undefined, jack)).status).toBe(404);
  });

  it('has at most 10 MB and is a PDF or a picture', async () => {
    const { id } = await aDraft();
    const upload = (file: Buffer) => post(`tenant-checks/${id}/authorities?signedOn=2026-11-20`, file);
    expect((await upload(Buffer.concat([aPdf, Buffer.alloc(10 * 1024 * 1024)]))).status).toBe(413);
    expect(codesOf(await upload(Buffer.from('<html>a page that is no picture</html>')))).toEqual(['file file-type']);
  });
});

it('V40 is not submitted with an authorisation that became too old, and the applicant can sign again', async () => {
  const { id, token, email } = await aLinked();
  await api.addEnough(token);
  await sign(token);
  await api.setNow('2027-02-20T00:00:00Z');
  await api.pay(id);
  expect(await api.statusOf(id)).toBe('authorised');
  await asApplicant('link-renewals', { token });
  const signed = await sign(await api.tokenOf(email));
  expect(signed.body).toMatchObject({ status: 'submitted', authorisation: { signedOn: '2027-02-20' } });
});
