import { describe, expect, it } from '@jest/globals';
import type { Pricing } from 'shared-contract/listing/listing';
import { amountText } from 'shared-contract/money/parse-amount';
import { parseDeposit, parseOfferAmount } from '../parse-offer-input.ts';
import { defaultRent, emptyOffer, type OfferFormValues, offerErrors, parseOffer } from './offer-form-values.ts';

const value = (amount: string): Pricing => ({ displayType: 'value', displayValue: { value: amount } });
const listing = (type: 'sale' | 'lease' | 'both', pricing = value('800000.00')) => ({
  '@id': '/api/listings/l1',
  type,
  pricing,
  leasePricing: type === 'both' ? value('650.00') : null,
  property: {
    '@id': '/api/properties/p1',
    '@type': 'ResidentialProperty',
    id: 'p1',
    propertyType: { name: 'Residential' as const },
    category: { name: 'House' },
    address: { fullAddress: 'Richmond', suburb: 'Richmond', state: 'VIC' as const, postcode: '3121' },
    timeZone: 'Australia/Melbourne',
  },
});
const context = { id: '11111111-1111-4111-8111-111111111111', today: '2026-11-21' };
const filled: OfferFormValues = {
  ...emptyOffer(listing('sale'), context.today, { name: 'Zoë Žižka', email: 'zoe@example.com', phone: '' }),
  amount: '$790,000',
  consent: true,
};
const judge = (changes: Partial<OfferFormValues>, on = listing('sale')) => {
  const result = parseOffer({ ...filled, ...changes }, on, context);
  return result.ok ? result.input : result.errors;
};

describe('the offer form', () => {
  it('becomes an offer with a price and consent: a percentage deposit, no conditions', () => {
    expect(judge({})).toEqual({
      id: context.id,
      listing: '/api/listings/l1',
      terms: { kind: 'sale', amount: '790000.00', deposit: '79000.00', settlementDays: 60, conditions: [] },
      expiresOn: '2026-11-28',
      buyer: { name: 'Zoë Žižka', email: 'zoe@example.com' },
      message: '',
      consent: true,
    });
  });

  it('V23: parses typed amounts, and a lone $ or % as empty', () => {
    expect([parseOfferAmount('$790,000'), parseOfferAmount('790000.5'), parseOfferAmount(' 1,250 a week')]).toEqual([
      '790000.00',
      '790000.50',
      '1250.00',
    ]);
    expect([
      parseOfferAmount('$'),
      parseOfferAmount(''),
      parseOfferAmount('soon'),
      parseOfferAmount('9'.repeat(40)),
    ]).toEqual([null, null, null, null]);
    expect(parseDeposit('10%', '790000.00')).toBe('79000.00');
    expect(parseDeposit('0.25 %', '790000.00')).toBe('1975.00');
    expect(parseDeposit('50,000', '790000.00')).toBe('50000.00');
    expect([parseDeposit('%', '790000.00'), parseDeposit('10%', null)]).toEqual([null, null]);
    expect([amountText('790000.00'), amountText('650.50')]).toEqual(['790,000', '650.50']);
  });

  it('V23: shows an invalid amount at its field', () => {
    expect(judge({ amount: '$' })).toEqual({ amount: 'Enter the price you offer, such as 850,000.' });
    for (const amount of ['-3', '1e9', '850k', '800,000 - 850,000']) {
      expect(judge({ amount })).toMatchObject({ amount: expect.stringContaining(`“${amount}”`) });
    }
    expect(judge({ deposit: '5-10%' })).toMatchObject({ deposit: expect.stringContaining('such as 10%') });
    expect(judge({ amount: '850' })).toEqual({ amount: 'Enter an offer from $1,000 to $1,000,000,000.' });
    expect(judge({ deposit: '800,000' })).toEqual({ deposit: 'The deposit can’t be more than the price.' });
    expect(judge({ deposit: '%' })).toMatchObject({ deposit: expect.stringContaining('such as 10%') });
  });

  it.each(['5', '$5', '10', '100', '5 percent', '0.5'])('asks whether a deposit of %s is a percentage', (deposit) => {
    expect(judge({ deposit })).toEqual({ deposit: 'Enter a percentage such as 10% or an amount such as $50,000.' });
  });

  it.each(['0', '101', '5%', '$50,000'])('accepts a deposit of %s', (deposit) => {
    expect(judge({ deposit })).toMatchObject({ id: context.id });
  });

  it('V7 and V8: rejects invalid phone numbers and email addresses with the messages of the server', () => {
    expect(judge({ buyerPhone: '13 11 14', buyerEmail: 'zoe@example' })).toEqual({
      buyerPhone: 'Enter a phone number such as 0491 570 006 or +61 3 5550 1234.',
      buyerEmail: 'Enter an email address such as sam@example.com.',
    });
  });

  it('requires names, consent and a valid expiry date', () => {
    expect(judge({ buyerName: ' ', consent: false, expiresOn: '' })).toEqual({
      buyerName: 'Enter the full legal names of everyone who makes the offer.',
      consent: 'Tick the box so that we can pass on your offer.',
      expiresOn: 'Enter a date.',
    });
    expect(judge({ expiresOn: '2026-11-20' })).toEqual({
      expiresOn: 'Choose an expiry date from today to 60 days ahead.',
    });
  });

  it('V23: shows an out-of-range price together with all other errors', () => {
    expect(
      judge({ amount: '850', buyerName: '', consent: false, settlementDays: 'soon', expiresOn: '2026-11-20' }),
    ).toEqual({
      amount: 'Enter an offer from $1,000 to $1,000,000,000.',
      buyerName: expect.any(String),
      consent: expect.any(String),
      settlementDays: 'Enter a number of days.',
      expiresOn: 'Choose an expiry date from today to 60 days ahead.',
    });
    // Without a price, the deposit cannot be compared with it.
    expect(judge({ amount: '', deposit: '50,000', consent: false })).toEqual({
      amount: 'Enter the price you offer, such as 850,000.',
      consent: expect.any(String),
    });
  });

  it('sends the chosen conditions, and maps each error to its field', () => {
    const chosen = { finance: true, lender: 'Bank', other: true, otherText: 'The shed stays.' };
    expect(judge(chosen)).toMatchObject({
      terms: {
        conditions: [
          { kind: 'finance', lender: 'Bank', days: 14 },
          { kind: 'other', text: 'The shed stays.' },
        ],
      },
    });
    expect(judge({ ...chosen, otherText: '', financeDays: 'soon' })).toEqual({
      financeDays: 'Enter a number of days.',
      otherText: 'Describe the condition.',
    });
    const server = [
      { propertyPath: 'terms.conditions[1].text', message: 'No.' },
      { propertyPath: '', message: 'Else.' },
    ];
    expect(offerErrors(server, { ...filled, ...chosen })).toEqual({ errors: { otherText: 'No.' }, rest: ['Else.'] });
  });

  it('sends a solicitor when a field is filled in, and then requires the name', () => {
    expect(judge({ solicitorName: 'Byrne & Co' })).toMatchObject({ solicitor: { name: 'Byrne & Co' } });
    expect(judge({ solicitorEmail: 'office@example.com' })).toEqual({
      solicitorName: 'Enter the name of your solicitor or conveyancer.',
    });
  });

  it('starts with the advertised rent, and rejects more before sending', () => {
    const home = listing('lease', value('650.00'));
    expect(defaultRent(home)).toBe('650');
    const lease = { kind: 'lease' as const, startDate: '2026-12-01' };
    expect(judge({ ...lease, amount: '650' }, home)).toMatchObject({
      terms: { kind: 'lease', amount: '650.00', startDate: '2026-12-01', termMonths: 12 },
    });
    expect(judge({ ...lease, amount: '700' }, home)).toEqual({
      amount:
        'In Victoria a home may not be let for more than its advertised rent, even if a tenant offers it. Enter $650 or less.',
    });
    expect(judge({ ...lease, amount: '700', startDate: '', buyerName: '' }, home)).toMatchObject({
      amount: expect.stringMatching(/Enter \$650 or less/),
      buyerName: expect.any(String),
      startDate: expect.any(String),
    });
    expect(judge({ ...lease, amount: '650', startDate: '' }, home)).toEqual({
      startDate: 'Choose the day the lease starts.',
    });
  });

  it.each([
    ['a turned direction', 'Sam\u202egnp.exe'],
    ['a null byte', 'Sam\0'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('rejects %s in a name with a message', (_, buyerName) => {
    expect(judge({ buyerName })).toEqual({ buyerName: expect.stringMatching(/invisible|at most 200/) });
  });

  it.each(['<script>alert(1)</script>', '👩‍👩‍👧 🏡', '{{7*7}}'])('accepts %s as text', (message) => {
    expect(judge({ message, buyerName: message })).toMatchObject({ message, buyer: { name: message } });
  });
});
