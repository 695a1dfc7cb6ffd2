import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { type AgreementTerms, agreementTerms, termsOf } from 'shared-contract/agreement/agreement-terms';
import type { AustralianState } from 'shared-contract/place/suburb';
import { agreementFindings, agreementViolations } from './agreement-rules.ts';
import { detailViolations } from './detail-violations.ts';
import { sendableContent } from './testing/sendable-content.ts';

const today = '2026-11-23';
const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;

type Overrides = NonNullable<Parameters<typeof sendableContent>[0]>;
const pathsOf = (overrides: Overrides) =>
  agreementViolations(sendableContent(overrides), { today }).map(({ propertyPath }) => propertyPath);
const termPaths = (terms: Overrides['terms'], state: AustralianState = 'VIC') =>
  pathsOf({ terms, state }).map((path) => path.replace('tenancyAgreementDetails.', ''));

it.each(states)('%s: accepts a complete agreement, and an empty draft', (state) => {
  const terms = state === 'NT' ? { rentInAdvanceWeeks: 1 } : {};
  expect(agreementViolations(sendableContent({ state, terms }), { today })).toEqual([]);
  const empty = { ...sendableContent({ state }), terms: {} };
  expect(agreementViolations(empty, { today })).toEqual([]);
});

describe('parties', () => {
  const { landlordDetails, tenantDetails } = sendableContent();
  const [mia, tom] = tenantDetails;
  if (!mia || !tom) throw new Error('Expected two tenants.');

  it('V2 rejects a wrong ACN and accepts none', () => {
    expect(pathsOf({ landlordDetails: { ...landlordDetails, acn: '004085617' } })).toEqual(['landlordDetails.acn']);
    for (const acn of ['004 085 616', '', null, undefined]) {
      expect(pathsOf({ landlordDetails: { ...landlordDetails, acn } })).toEqual([]);
    }
  });

  it('V7 rejects phone numbers that don’t exist; only landlords have numbers of businesses', () => {
    expect(pathsOf({ tenantDetails: [mia, { ...tom, phone: '190 123' }] })).toEqual(['tenantDetails[1].phone']);
    expect(pathsOf({ landlordDetails: { ...landlordDetails, phone: 'call me' } })).toEqual(['landlordDetails.phone']);
    expect(pathsOf({ landlordDetails: { ...landlordDetails, phone: '1300 975 707' } })).toEqual([]);
    expect(pathsOf({ tenantDetails: [{ ...mia, phone: '1300 975 707' }, tom] })).toEqual(['tenantDetails[0].phone']);
    expect(
      pathsOf({
        tenantDetails: [
          { ...mia, phone: '' },
          { ...tom, phone: '0355501234' },
        ],
      }),
    ).toEqual([]);
  });

  it('V8 rejects damaged email addresses, and one address for two tenants', () => {
    expect(pathsOf({ tenantDetails: [{ ...mia, email: 'mia@example' }, tom] })).toEqual(['tenantDetails[0].email']);
    expect(pathsOf({ tenantDetails: [mia, { ...tom, email: mia.email.toUpperCase() }] })).toEqual([
      'tenantDetails[1].email',
    ]);
    expect(pathsOf({ landlordDetails: { ...landlordDetails, email: 'a b@example.com' } })).toEqual([
      'landlordDetails.email',
    ]);
  });

  it('V26 rejects missing tenants and positions with gaps', () => {
    expect(pathsOf({ tenantDetails: [] })).toEqual(['tenantDetails']);
    expect(pathsOf({ tenantDetails: [mia, { ...tom, position: 3 }] })).toEqual(['tenantDetails[1].position']);
  });
});

describe('V27 term', () => {
  it('a fixed term ends after it starts', () => {
    for (const endDate of ['2027-01-31', '2027-02-01']) expect(termPaths({ endDate })).toEqual(['endDate']);
    expect(termPaths({ endDate: '2027-02-02' })).toEqual([]);
  });

  it('a periodic agreement has no end', () => {
    expect(termPaths({ leaseType: 'periodic' })).toEqual(['endDate']);
    expect(termPaths({ leaseType: 'periodic', endDate: null })).toEqual([]);
  });

  it('rejects dates that are typing errors', () => {
    expect(termPaths({ startDate: '0027-02-01' })).toEqual(['startDate']);
    expect(termPaths({ endDate: '9999-12-31' })).toEqual(['endDate']);
    expect(termPaths({ firstPayment: '1027-02-01', lastRentIncrease: undefined })).toEqual(['firstPayment']);
  });
});

describe('V28 rent and bond', () => {
  it('V23 the weekly rent is above $0 and at most $50,000', () => {
    for (const rent of ['0.00', '-1.00', '50000.01']) expect(termPaths({ rent, bond: '0.00' })).toEqual(['rent']);
    expect(termPaths({ rent: '50000.00' })).toEqual([]);
  });

  it('the bond is from $0 to $1,000,000', () => {
    const paths = (bond: string) => pathsOf({ propertyType: 'Commercial', terms: { bond } });
    for (const bond of ['0.00', '1000000.00']) expect([bond, paths(bond)]).toEqual([bond, []]);
    for (const bond of ['-0.01', '1000000.01']) {
      expect([bond, paths(bond)]).toEqual([bond, ['tenancyAgreementDetails.bond']]);
    }
  });

  it('the frequency is always week', () => {
    const paths = (value: unknown) =>
      detailViolations([{ name: 'rentFrequency', value }]).map((one) => one.propertyPath);
    expect(paths('week')).toEqual([]);
    for (const value of ['nonsense', 'month', 'Week', 7, {}]) {
      expect(paths(value)).toEqual(['tenancyAgreementDetails.rentFrequency']);
    }
  });

  it.each([
    ['NSW', '450.00', '1800.00', '1800.01'],
    ['QLD', '1200.00', '4800.00', '4800.01'],
    ['SA', '800.00', '3200.00', '3200.01'],
    ['SA', '800.01', '4800.06', '4800.07'],
    ['VIC', '900.00', '3910.71', '3910.72'],
    ['WA', '1200.00', '4800.00', '4800.01'],
  ] as const)('%s: at $%s a week the bond is at most $%s', (state, rent, most, tooMuch) => {
    expect(termPaths({ rent, bond: most }, state)).not.toContain('bond');
    expect(termPaths({ rent, bond: tooMuch }, state)).toContain('bond');
  });

  it('has no limit above the threshold of VIC and WA, and on commercial property', () => {
    expect(termPaths({ rent: '901.00', bond: '20000.00' })).toEqual([]);
    expect(termPaths({ rent: '1201.00', bond: '20000.00' }, 'WA')).toEqual([]);
    expect(pathsOf({ propertyType: 'Commercial', terms: { bond: '20000.00' } })).toEqual([]);
  });

  it('explains the limit with its source', () => {
    const [violation] = agreementViolations(sendableContent({ state: 'QLD', terms: { bond: '1900.00' } }), { today });
    expect(violation?.message).toMatch(
      /^QLD: at most 4 × \$450 = \$1,800, since .+\(.+\)\. You entered \$1,900\.00\.$/,
    );
  });

  it('a pet bond is only in WA, at most $260, and only when pets are allowed', () => {
    for (const state of states) {
      const expected = state === 'WA' ? [] : ['petBond'];
      expect([state, termPaths({ petBond: '0.00' }, state).filter((path) => path === 'petBond')]).toEqual([
        state,
        expected,
      ]);
    }
    expect(termPaths({ petBond: '260.00', petsAllowed: true }, 'WA')).toEqual([]);
    expect(termPaths({ petBond: '260.01', petsAllowed: true }, 'WA')).toEqual(['petBond']);
    expect(termPaths({ petBond: '100.00', petsAllowed: false }, 'WA')).toEqual(['petBond']);
  });
});

describe('V29 rent in advance', () => {
  it.each([
    ['SA', { rentInAdvanceWeeks: 2 }, { rentInAdvanceWeeks: 3 }],
    ['NSW', { rentInAdvanceWeeks: 2 }, { rentInAdvanceWeeks: 3 }],
    ['VIC', { rentInAdvanceWeeks: 4 }, { rentInAdvanceWeeks: 5 }],
    ['QLD', { rentInAdvanceWeeks: 4 }, { rentInAdvanceWeeks: 5 }],
    [
      'QLD',
      { rentInAdvanceWeeks: 2, leaseType: 'periodic', endDate: null },
      { rentInAdvanceWeeks: 3, leaseType: 'periodic', endDate: null },
    ],
    ['NT', { rentInAdvanceWeeks: 2, rentPaid: 'fortnight' }, { rentInAdvanceWeeks: 2, rentPaid: 'week' }],
  ] as const)('%s accepts %j and rejects %j', (state, good, bad) => {
    expect(termPaths(good, state)).toEqual([]);
    expect(termPaths(bad, state)).toEqual(['rentInAdvanceWeeks']);
  });
});

describe('V10 bank account', () => {
  it('names the wrong part', () => {
    const account = { name: 'O Nguyen', bsb: '063-000', number: '12345678' };
    expect(termPaths({ paymentAccount: { ...account, bsb: '63000' } })).toEqual(['paymentAccount.bsb']);
    expect(termPaths({ paymentAccount: { ...account, number: '0000' } })).toEqual(['paymentAccount.number']);
    expect(termPaths({ paymentAccount: null })).toEqual([]);
  });
});

describe('V32 agreed rent increase', () => {
  it('is during the term and above the rent', () => {
    const paths = (date: string, rent: string) => termPaths({ agreedRentIncrease: { kind: 'amount', date, rent } });
    expect(paths('2027-12-01', '460.00')).toEqual([]);
    expect(paths('2027-02-01', '460.00')).toEqual(['agreedRentIncrease.date']);
    expect(paths('2028-01-31', '460.00')).toEqual([]);
    expect(paths('2028-02-01', '460.00')).toEqual(['agreedRentIncrease.date']);
    expect(paths('2027-12-01', '450.00')).toEqual(['agreedRentIncrease.rent']);
    expect(paths('2027-12-01', '50000.00')).toEqual([]);
    expect(paths('2027-12-01', '50000.01')).toEqual(['agreedRentIncrease.rent']);
    const late = { kind: 'amount' as const, date: '2200-01-01', rent: '460.00' };
    expect(termPaths({ endDate: undefined, agreedRentIncrease: late })).toEqual(['agreedRentIncrease.date']);
  });
});

describe('terms by name', () => {
  it('rejects unknown, inherited and repeated names', () => {
    const paths = (...names: string[]) =>
      detailViolations(names.map((name) => ({ name, value: null }))).map(({ propertyPath }) => propertyPath);
    for (const name of ['petPolicy', 'toString', '__proto__', 'constructor']) {
      expect(paths(name)).toEqual([`tenancyAgreementDetails.${name}`]);
    }
    expect(paths('bond', 'rent', 'bond')).toEqual(['tenancyAgreementDetails.bond']);
  });

  it('names the damaged part of a value', () => {
    const value = [{ trade: 'plumbing', name: '', phone: 'none' }];
    expect(detailViolations([{ name: 'repairers', value }]).map(({ propertyPath }) => propertyPath)).toEqual([
      'tenancyAgreementDetails.repairers[0].name',
      'tenancyAgreementDetails.repairers[0].phone',
    ]);
  });

  it('never throws, whatever the terms are', () => {
    const names = Object.keys(agreementTerms.shape);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        '0.00',
        '-1.00',
        '999999999999.99',
        '2027-02-30',
        '0000-01-01',
        '9999-12-31',
        'fixed',
        'periodic',
        8,
      ),
      fc
        .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), fc.constantFrom(...states), (given, state) => {
        const details = Object.entries(given).map(([name, one]) => ({ name, value: one }));
        const terms: Partial<AgreementTerms> = termsOf(details);
        const content = { ...sendableContent({ state }), terms };
        for (const { message } of [
          ...agreementViolations(content, { today }),
          ...agreementFindings(content, { today }),
        ]) {
          expect(message).toMatch(/^[\p{Lu}“].*\.$/su);
        }
      }),
      { numRuns: 500 },
    );
  });
});
