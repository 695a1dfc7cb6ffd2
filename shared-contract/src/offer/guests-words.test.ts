import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type * as z from 'shared-contract/schema';
import { enquiryInput, enquiryReplyInput } from '../enquiry/enquiry.ts';
import { offerAnswerInput, offerInput, offerPatch, offerViewInput } from '../offer/offer.ts';
import { hasHiddenCharacters } from '../text/hidden-characters.ts';

const id = '41000000-0000-4000-8000-000000000001';
const saleTerms = {
  kind: 'sale',
  amount: '790000.00',
  deposit: '79000.00',
  settlementDays: 60,
  conditions: [
    { kind: 'finance', lender: 'Southern Mutual', days: 14 },
    { kind: 'other', text: 'The shed stays.' },
  ],
};
const leaseTerms = { kind: 'lease', amount: '650.00', startDate: '2026-12-20', termMonths: 12 };
const person = { name: 'Zoë Žižka', email: 'zoe@example.com', phone: '0491 570 156' };
const anOffer = {
  id,
  listing: `/api/listings/${id}`,
  terms: saleTerms,
  expiresOn: '2026-11-28',
  buyer: person,
  solicitor: person,
  message: 'We love the garden.',
  consent: true,
};
const token = 'a'.repeat(43);

/** Everything that people write to each other, whole and valid. */
const written: [name: string, schema: z.ZodMiniType, valid: object][] = [
  [
    'an enquiry',
    enquiryInput,
    { listing: anOffer.listing, ...person, reasons: ['price'], message: 'Is it dry?', website: '' },
  ],
  ['a reply', enquiryReplyInput, { message: 'It is.' }],
  ['an offer to buy', offerInput, anOffer],
  ['an offer to rent', offerInput, { ...anOffer, terms: leaseTerms }],
  ['a counter-offer', offerPatch, { status: 'countered', terms: saleTerms, expiresOn: '2026-12-01', message: 'More.' }],
  ['an owner’s answer', offerPatch, { status: 'rejected', message: 'Sorry.' }],
  ['a buyer’s answer', offerAnswerInput, { token, version: 1, status: 'accepted', message: 'Gladly.' }],
  ['an offer link', offerViewInput, { token }],
];

const hostile = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    "'; drop table offers; --",
    '{{7*7}} %0d%0aBcc: all@example.com',
    'Sam\r\nBcc: all@example.com',
    'Sam \u202egnp.exe',
    '\u2066hidden\u2069',
    'a\0b',
    'a\u001b[31mb',
    '\ud800',
    '👩‍👩‍👧 🏡 שלום 你好',
    'x'.repeat(10_000),
    '🏡'.repeat(10_000),
    '',
    ' \t\n ',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
);

type Path = readonly (string | number)[];

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? withText(one, rest, text) : one));
  return { ...Object(value), [key]: withText(Object(value)[key], rest, text) };
}

const textAt = (value: unknown, path: Path) => path.reduce<unknown>((inner, key) => Object(inner)[key], value);

describe.each(written)('%s', (_, schema, valid) => {
  it('is taken as it is', () => {
    expect(schema.safeParse(valid).success).toBe(true);
  });

  it.each(textsIn(valid).map((path) => [path.join('.'), path] as const))(
    'with anything at all in %s keeps it as the text it is, or is refused there with words',
    (_name, path) => {
      fc.assert(
        fc.property(hostile, (text) => {
          const { success, data, error } = schema.safeParse(withText(valid, path, text));
          if (success) {
            expect(textAt(data, path)).toBe(path.at(-1) === 'website' ? text : text.trim());
            if (path.at(-1) !== 'website') expect(hasHiddenCharacters(String(textAt(data, path)))).toBe(false);
          } else {
            const at = error.issues.map((issue) => issue.path.join('.'));
            expect(at.every((place) => place === path.join('.'))).toBe(true);
            expect(error.issues.every(({ message }) => message.length > 5)).toBe(true);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});
