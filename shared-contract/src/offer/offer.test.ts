import { describe, expect, it } from '@jest/globals';
import { type OfferInput, offerInput } from './offer.ts';

const good: OfferInput = {
  id: '11111111-1111-4111-8111-111111111111',
  listing: '/api/listings/22222222-2222-4222-8222-222222222222',
  terms: { kind: 'sale', amount: '850000.00', deposit: '85000.00', settlementDays: 60, conditions: [] },
  expiresOn: '2026-12-05',
  buyer: { name: 'Zoë Žižka', email: 'zoe@example.com' },
  message: '',
  consent: true,
};
const messages = (changes: object) =>
  offerInput
    .safeParse({ ...good, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const buyer = (changes: object) => messages({ buyer: { ...good.buyer, ...changes } });

describe('an offer', () => {
  it('is taken as it is, trimmed', () => {
    expect(offerInput.parse({ ...good, buyer: { name: '  Zoë Žižka ', email: ' zoe@example.com ' } })).toEqual(good);
  });

  it.each(['<script>alert(1)</script>', '<b>Sam</b>', "O'Brien", '👩‍👩‍👧 Sam', '=1+1', '{{7*7}}'])(
    'takes %s as a name: it is text',
    (name) => expect(buyer({ name })).toBeUndefined(),
  );

  it.each(['Sam\0', 'Sam\u202eevil', '\u2066Sam', 'Sam\u001b[31m'])('refuses the name %j with a message', (name) =>
    expect(buyer({ name })).toEqual(['buyer.name: Remove the invisible characters.']),
  );

  it('requires a name on one line', () => {
    expect(buyer({ name: 'Sam\nLee' })).toEqual(['buyer.name: Write it on one line.']);
    expect(buyer({ name: '  ' })).toEqual(['buyer.name: Enter the full legal names of everyone who makes the offer.']);
  });

  it('keeps line breaks in a message, and refuses 10,000 characters with the limit', () => {
    expect(messages({ message: 'First.\n\nSecond 🏡.' })).toBeUndefined();
    expect(messages({ message: 'x'.repeat(10_000) })).toEqual(['message: Use at most 2,000 characters.']);
    expect(messages({ message: 'a\u202eb' })?.[0]).toContain('invisible characters');
  });

  it('V8: requires one @, a dot in the domain and at most 254 characters', () => {
    for (const email of [
      'zoe',
      'zoe@example',
      'a@b@c.com',
      'zoe@exa mple.com',
      'zoe@.com',
      'a,b@example.com',
      'z@example.com\r\nBcc: x@y.com',
    ]) {
      expect([email, buyer({ email })]).toEqual([
        email,
        ['buyer.email: Enter an email address such as sam@example.com.'],
      ]);
    }
    expect(buyer({ email: `${'z'.repeat(250)}@example.com` })?.[0]).toContain('254');
    expect(buyer({ email: "o'brien+home@mail.example.com.au" })).toBeUndefined();
  });

  it('V7: takes Australian mobiles and landlines and international numbers, no 13, 1300, 190x or words', () => {
    for (const phone of [
      '0491 570 006',
      '+61 491 570 006',
      '(03) 5550 1234',
      '+64 21 123 4567',
      '+61 (0)3 5550 1234',
    ]) {
      expect([phone, buyer({ phone })]).toEqual([phone, undefined]);
    }
    for (const phone of ['13 11 14', '1300 975 707', '1902 555 555', '0491 570', 'call me', '05 5550 1234', '']) {
      expect([phone, buyer({ phone })?.[0]]).toEqual([
        phone,
        'buyer.phone: Enter a phone number such as 0491 570 006 or +61 3 5550 1234.',
      ]);
    }
  });

  it('needs consent', () => {
    expect(messages({ consent: false })).toEqual(['consent: Tick the box so that we can pass on your offer.']);
  });

  it('names each kind of condition once, with days that can be meant', () => {
    const terms = (conditions: object[]) => messages({ terms: { ...good.terms, conditions } });
    expect(
      terms([
        { kind: 'finance', lender: 'Bank', days: 14 },
        { kind: 'buildingAndPest', days: 7 },
      ]),
    ).toBeUndefined();
    expect(
      terms([
        { kind: 'saleOfHome', days: 7 },
        { kind: 'saleOfHome', days: 8 },
      ]),
    ).toEqual(['terms.conditions: Include each kind of condition only once.']);
    expect(terms([{ kind: 'finance', lender: '', days: 0 }])).toEqual([
      'terms.conditions.0.days: Enter 1 day or more.',
    ]);
    expect(terms([{ kind: 'other', text: ' ' }])).toEqual(['terms.conditions.0.text: Describe the condition.']);
  });

  it('takes no amount that is not dollars and cents, and no date that does not exist', () => {
    for (const amount of ['850000', '1e9', '850000.001', 'NaN', '850,000.00']) {
      expect([amount, messages({ terms: { ...good.terms, amount } })?.length]).toEqual([amount, 1]);
    }
    expect(messages({ expiresOn: '2026-02-30' })).toEqual(['expiresOn: Enter a date.']);
  });
});
