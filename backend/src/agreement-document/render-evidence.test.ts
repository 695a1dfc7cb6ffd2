import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { anAgreementContent } from 'tenancy-law/form/testing/an-agreement-content';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { maskedEmail } from './evidence-document.ts';
import { renderAgreement } from './render-agreement.ts';
import { renderEvidence } from './render-evidence.ts';
import type { SigningEvidence } from './signing-evidence.ts';

const sentAt = new Date('2026-11-23T01:00:00Z');
const signedAt = new Date('2026-11-24T03:05:07Z');
const documentSha256 = 'a1'.repeat(32);

const evidence: SigningEvidence = {
  id: '0b5c1b52-5d5c-4b0c-9a0e-3a1f4be0a001',
  address: '12A/3–5 Bridge Road, Richmond VIC 3121',
  state: 'VIC',
  timeZone: 'Australia/Melbourne',
  sentAt,
  signedAt,
  documentSha256,
  parties: [
    {
      role: 'landlord',
      name: 'Olivia Nguyễn',
      email: 'olivia@example.com',
      acceptedAt: null,
      signedAt: new Date('2026-11-24T02:00:00Z'),
      signature: { kind: 'typed', name: 'Olivia Nguyễn' },
      signedFrom: '203.0.113.7',
    },
    {
      role: 'tenant',
      name: 'Siân O’Brien',
      email: 'sian@example.com',
      acceptedAt: new Date('2026-11-23T22:30:00Z'),
      signedAt,
      signature: { kind: 'drawn', name: 'Siân O’Brien', image: await drawing() },
      signedFrom: null,
    },
  ],
  events: [
    { at: sentAt, by: 'owner', kind: 'sent', note: 'Siân O’Brien, sian@example.com' },
    { at: signedAt, by: 'Siân O’Brien', kind: 'tenantSigned', note: '' },
    { at: signedAt, by: 'system', kind: 'signed', note: '' },
  ],
};

function drawing(): Promise<Buffer> {
  const line =
    '<svg width="300" height="100"><path d="M10 80 Q 90 10 160 60 T 290 40" stroke="#000" fill="none"/></svg>';
  return sharp(Buffer.from(line)).flatten({ background: '#fff' }).greyscale().png().toBuffer();
}

const particulars = () =>
  renderAgreement(anAgreementContent('VIC'), { today: '2026-11-23', watermark: true, isSent: true });

describe('the evidence of signatures', () => {
  it('follows the unchanged pages of the document that was signed', async () => {
    const document = await particulars();
    const before = await readPdf(document);
    const after = await readPdf(await renderEvidence(document, evidence));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
  });

  it('shows who signed how and when, with the zone of the property, the hash and the history', async () => {
    const text = (await readPdf(await renderEvidence(await particulars(), evidence))).join(' ');
    for (const fact of [
      'Signatures',
      'Rental provider Name Olivia Nguyễn',
      'Renter 1 Name Siân O’Brien',
      'Typed as Olivia Nguyễn',
      'Signed from 203.0.113.7',
      'Drawn as Siân O’Brien',
      'Accepted 24 November 2026 at 9:30:00 am AEDT',
      'Signed 24 November 2026 at 2:05:07 pm AEDT',
      'Sent for signing 23 November 2026 at 12:00:00 pm AEDT · owner · Siân O’Brien, s•••n@example.com',
      'Renter signed 24 November 2026',
      '0b5c1b52-5d5c-4b0c-9a0e-3a1f4be0a001',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text.replaceAll(' ', '')).toContain(documentSha256);
    expect(text).toContain('Code sent to s•••n@example.com');
  });

  it('contains the drawn signature as a picture', async () => {
    const [typed] = evidence.parties;
    const without = await renderEvidence(await particulars(), { ...evidence, parties: typed ? [typed] : [] });
    const images = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
    expect(images(await renderEvidence(await particulars(), evidence))).toBe(images(without) + 1);
  });

  it('gives the same bytes for the same round', async () => {
    const document = await particulars();
    const [first, second] = [await renderEvidence(document, evidence), await renderEvidence(document, evidence)];
    expect(first.equals(second)).toBe(true);
  });

  it.each([
    ['olivia@example.com', 'o•••a@example.com'],
    ['al@example.com', '•••@example.com'],
    ['', '•••'],
  ])('masks %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
