import { describe, expect, it } from '@jest/globals';
import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { emptyDocument, parseDocument } from './document-form-values.ts';

const today = '2026-11-21';
const valuesOf = (values: Partial<ReturnType<typeof emptyDocument>>) => ({
  ...emptyDocument('Mia Petrović'),
  ...values,
});

const passport: IdentityDocument = {
  id: '1',
  kind: 'passport',
  nameOnDocument: 'Mia Petrović',
  numberEnding: '567',
  institution: null,
  expiresOn: '2031-02-28',
  points: 70,
  note: null,
  addedBy: 'applicant',
  addedAt: '2026-11-20T01:00:00Z',
  hasScan: false,
  verifiedAt: null,
};

describe('an identity document', () => {
  it('has only the fields that its kind needs', () => {
    const values = valuesOf({
      kind: 'bankStatement',
      institution: 'Bendigo Bank',
      number: '123 456 782',
      state: 'VIC',
    });
    const content = { kind: 'bankStatement', nameOnDocument: 'Mia Petrović', institution: 'Bendigo Bank' };
    expect(parseDocument(values, today)).toEqual({ ok: true, content });
  });

  it('V4: has the message of a wrong Medicare number at its field', () => {
    const values = valuesOf({ kind: 'medicareCard', number: '2123 45671 1', individualReference: '1' });
    expect(parseDocument(values, today)).toEqual({
      ok: false,
      errors: {
        number: 'Check the number: 10 digits, as on the card, such as 2123 45670 1.',
        expiresOn: 'Enter the expiry date.',
      },
    });
  });

  it('V5: needs the card number of a licence, and a document that has not expired', () => {
    const values = valuesOf({ kind: 'driverLicence', number: '12345678', state: 'NSW', expiresOn: '2026-11-20' });
    expect(parseDocument(values, today)).toEqual({
      ok: false,
      errors: {
        cardNumber: 'Enter the card number too. It is on the front or back of the licence.',
        expiresOn: 'This document has expired. Add a current one.',
      },
    });
  });

  it('is not added twice', () => {
    const values = valuesOf({ kind: 'passport', number: 'pa 123 4567', expiresOn: '2031-02-28' });
    expect(parseDocument(values, today, [passport])).toEqual({
      ok: false,
      errors: { number: 'You’ve already added this document.' },
    });
    expect(parseDocument({ ...values, number: 'PA1234568' }, today, [passport]).ok).toBe(true);
    expect(parseDocument({ ...values, expiresOn: '2030-02-28' }, today, [passport]).ok).toBe(true);
  });

  it('asks for a kind and a name', () => {
    expect(parseDocument(valuesOf({}), today)).toEqual({ ok: false, errors: { kind: 'Choose the document.' } });
    expect(parseDocument(valuesOf({ kind: 'birthCertificate', nameOnDocument: ' ', state: 'NSW' }), today)).toEqual({
      ok: false,
      errors: { nameOnDocument: 'Enter the name as it is on the document.' },
    });
  });
});
