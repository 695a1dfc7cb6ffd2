import { describe, expect, it } from '@jest/globals';
import { type IdentityDocumentContent, identityDocumentKind } from './identity-document.ts';
import {
  compactNumber,
  identityDocumentFields,
  identityDocumentLabels,
  identityDocumentViolations,
  numberEnding,
} from './identity-document-rules.ts';

const today = '2026-11-21';
const codes = (document: IdentityDocumentContent) =>
  identityDocumentViolations(document, today).map(({ propertyPath, code }) => `${propertyPath} ${code}`);

const nameOnDocument = 'Zoë Žižka';
const medicare = {
  kind: 'medicareCard',
  nameOnDocument,
  number: '2123 45670 1',
  individualReference: '1',
  expiresOn: '2028-06-30',
} as const;
const passport = { kind: 'passport', nameOnDocument, number: 'PA1234567', country: 'AU', expiresOn: today } as const;
const licence = {
  kind: 'driverLicence',
  nameOnDocument,
  number: '12345678',
  cardNumber: 'P1234567',
  state: 'VIC',
  expiresOn: today,
} as const;

describe('V4 a Medicare card', () => {
  it('needs a number, a reference of 1 to 9 and an expiry date', () => {
    expect(codes(medicare)).toEqual([]);
    expect(codes({ ...medicare, number: '2123 45671 1' })).toEqual(['number medicareCard-number']);
    expect(codes({ ...medicare, individualReference: '0' })).toEqual([
      'individualReference medicareCard-individualReference',
    ]);
    expect(codes({ kind: 'medicareCard', nameOnDocument })).toEqual([
      'number missing',
      'individualReference missing',
      'expiresOn missing',
    ]);
  });

  it('counts until the day on which it expires', () => {
    expect(codes({ ...medicare, expiresOn: today })).toEqual([]);
    expect(codes({ ...medicare, expiresOn: '2026-11-20' })).toEqual(['expiresOn expired']);
  });
});

describe('V5 a passport', () => {
  it('of Australia has one or two letters and seven digits', () => {
    for (const number of ['N1234567', 'pa 1234567', 'PA1234567']) expect(codes({ ...passport, number })).toEqual([]);
    for (const number of ['1234567', 'PAX1234567', 'PA123456']) {
      expect(codes({ ...passport, number })).toEqual(['number passport-number']);
    }
    expect(codes({ ...passport, country: 'NZ', number: 'LA123456' })).toEqual([]);
    expect(codes({ ...passport, country: 'NZ', number: '1' })).toEqual(['number passport-number']);
  });

  it('counts for two more years after it expired', () => {
    expect(codes({ ...passport, expiresOn: '2024-11-21' })).toEqual([]);
    expect(codes({ ...passport, expiresOn: '2024-11-20' })).toEqual(['expiresOn expired']);
  });
});

describe('V5 a driver licence', () => {
  it('needs both numbers, of 6 to 10 letters and digits, and must not have expired', () => {
    expect(codes(licence)).toEqual([]);
    expect(codes({ ...licence, cardNumber: undefined })).toEqual(['cardNumber missing']);
    expect(codes({ ...licence, number: '12345' })).toEqual(['number driverLicence-number']);
    expect(codes({ ...licence, cardNumber: '12345678901' })).toEqual(['cardNumber driverLicence-cardNumber']);
    expect(codes({ ...licence, expiresOn: '2026-11-20' })).toEqual(['expiresOn expired']);
  });
});

it('V4 no document contains a tax file number', () => {
  const bill = { kind: 'utilityBill', nameOnDocument, institution: 'AGL 123 456 782' } as const;
  expect(codes(bill)).toEqual(['institution tax-file-number']);
  expect(codes({ ...bill, institution: 'AGL', nameOnDocument: 'Zoë 123456782' })).toEqual([
    'nameOnDocument tax-file-number',
  ]);
});

it('V6 a change of name has an earlier and a present name', () => {
  const change = { kind: 'changeOfName', nameOnDocument } as const;
  expect(codes(change)).toEqual(['earlierName missing']);
  expect(codes({ ...change, earlierName: 'Zoë Novak' })).toEqual([]);
  expect(codes({ ...change, earlierName: 'Zoë 123 456 782' })).toEqual(['earlierName tax-file-number']);
  expect(codes({ ...passport, earlierName: 'Zoë Novak' })).toEqual(['earlierName not-needed']);
});

it('every kind has a label, and rejects each field that it does not need', () => {
  const all = {
    earlierName: 'Zoë Novak',
    number: '1',
    cardNumber: '1',
    state: 'VIC',
    country: 'AU',
    individualReference: '1',
    institution: 'AGL',
    expiresOn: '2030-01-01',
  } as const;
  for (const kind of identityDocumentKind.options) {
    expect(identityDocumentLabels[kind]).toMatch(/^[A-Z]/);
    const unneeded = Object.keys(all).filter((field) => !identityDocumentFields(kind).some((one) => one === field));
    const rejected = identityDocumentViolations({ kind, nameOnDocument, ...all }, today)
      .filter(({ code }) => code === 'not-needed')
      .map(({ propertyPath }) => propertyPath);
    expect([kind, rejected.sort()]).toEqual([kind, unneeded.sort()]);
  }
});

it('shortens a number to its last digits', () => {
  expect(compactNumber('pa 123-4567')).toBe('PA1234567');
  expect([numberEnding('PA 1234567'), numberEnding('123456'), numberEnding('2123 45670 1')]).toEqual([
    '567',
    '56',
    '701',
  ]);
});
