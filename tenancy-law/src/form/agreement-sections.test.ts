import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type AgreementTerms,
  paymentMethod,
  rentPeriod,
  repairer,
  utilityService,
} from 'shared-contract/agreement/agreement-terms';
import { amountOf } from 'shared-contract/money/money';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import { agreementSections, notEntered } from './agreement-sections.ts';
import { stateForm } from './state-form.ts';
import type { SectionName } from './state-form-rows.ts';
import { addressIn, anAgreementContent } from './testing/an-agreement-content.ts';

const date = '2027-02-01';
const states = australianState.options;

const sectionsOf = (state: AustralianState, terms: Partial<AgreementTerms> = {}) =>
  agreementSections(anAgreementContent(state, terms), state, date);
const section = (state: AustralianState, name: SectionName, terms: Partial<AgreementTerms> = {}) =>
  sectionsOf(state, terms).find((one) => one.name === name);
const values = (state: AustralianState, name: SectionName, terms: Partial<AgreementTerms> = {}) =>
  Object.fromEntries((section(state, name, terms)?.rows ?? []).map(({ label, value }) => [label, value]));

describe('the parts of an agreement', () => {
  it.each(states)('%s has its parts in the order of its form', (state) => {
    expect(sectionsOf(state).map(({ name }) => name)).toEqual([...stateForm(state, date).order]);
  });

  it.each(states)('%s names the parties, the premises and the term', (state) => {
    const { labels } = stateForm(state, date);
    expect(section(state, 'landlord')?.title).toBe(labels.landlord);
    expect(values(state, 'landlord')).toEqual({
      'Full name': 'Olivia Nguyễn',
      ACN: '004 085 616',
      Address: '1 Owner Parade, Geelong VIC 3220',
      Phone: '0491 570 006',
      Email: 'olivia@example.com',
    });
    expect(values(state, 'tenants')).toEqual({
      [`${labels.tenant} 1: full name`]: 'Siân O’Brien',
      [`${labels.tenant} 1: current address`]: '5 Former Street, Ballarat VIC 3350',
      [`${labels.tenant} 1: phone`]: '0491 570 156',
      [`${labels.tenant} 1: email`]: 'sian@example.com',
      [`${labels.tenant} 2: full name`]: 'Łukasz Żółć',
      [`${labels.tenant} 2: phone`]: '(03) 7010 1234',
      [`${labels.tenant} 2: email`]: 'lukasz@example.com',
    });
    expect(values(state, 'premises')).toMatchObject({ Address: addressIn[state], 'Not included': 'The garden shed' });
    expect(values(state, 'term')).toEqual({
      Type: 'Fixed term',
      'Starts on': '1 February 2027',
      'Ends on': '31 January 2028',
    });
  });

  it.each(states)('V28: %s has the rent per week, fortnight and month', (state) => {
    expect(values(state, 'rent')).toMatchObject({
      'Rent per week': '$450.00',
      'Rent per fortnight': '$900.00',
      'Rent per calendar month': '$1,955.36',
      'Rent is paid': 'Every fortnight',
      'Rent in advance': '2 weeks: $900.00',
    });
  });

  it('V28: a month of a leap year is longer', () => {
    const [rent] = agreementSections(anAgreementContent('VIC'), 'VIC', '2028-02-01').filter(
      ({ name }) => name === 'rent',
    );
    expect(rent?.rows[2]?.value).toBe('$1,960.71');
  });

  it('says where the bond goes and by when', () => {
    expect(values('WA', 'bond')).toMatchObject({ 'Security bond amount': '$1,800.00', 'Pet bond': '$260.00' });
    expect(values('VIC', 'bond')).not.toHaveProperty('Pet bond');
    expect(section('VIC', 'bond')?.paragraphs?.join()).toContain('within 10 business days');
    expect(section('TAS', 'bond')?.paragraphs?.join()).toContain('not to the landlord');
    expect(section('NT', 'bond')?.paragraphs?.join()).toContain('in trust');
  });

  it('asks Queensland for the day of the last rent increase', () => {
    expect(values('QLD', 'rent')).toMatchObject({ 'Day of the last rent increase': '15 January 2026' });
    expect(values('NSW', 'rent')).not.toHaveProperty('Day of the last rent increase');
  });

  it('speaks of a meter only for services that can have one', () => {
    const paid = { connected: true, paidBy: 'landlord', individuallyMetered: false, apportionment: '' } as const;
    const services = ['electricity', 'waterUsage', 'sewerage', 'internet', 'councilWaste'] as const;
    expect(values('VIC', 'utilities', { utilities: services.map((service) => ({ service, ...paid })) })).toEqual({
      Electricity: 'The rental provider pays. It is not separately metered.',
      'Water usage': 'The rental provider pays. It is not separately metered.',
      Sewerage: 'The rental provider pays.',
      Internet: 'The rental provider pays.',
      'Council waste service': 'The rental provider pays.',
    });
  });

  it('names the prescribed form, by the length of the term', () => {
    const terms = (state: AustralianState, own: Partial<AgreementTerms> = {}) =>
      section(state, 'standardTerms', own)?.paragraphs?.join(' ');
    expect(terms('VIC')).toContain('(Form 1)');
    expect(terms('VIC', { startDate: '2024-01-01', endDate: '2028-12-31' })).toContain('(Form 1)');
    expect(terms('VIC', { startDate: '2024-01-01', endDate: '2029-01-01' })).toContain('(Form 2)');
    expect(terms('QLD')).toContain('(Form 18a)');
    expect(terms('WA')).toContain('(Form 1AA)');
    expect(terms('TAS')).toContain('prescribes no form');
  });

  it('shows what a draft lacks', () => {
    const content = { ...anAgreementContent('VIC'), terms: {} };
    const rows = agreementSections(content, 'VIC', date).flatMap((one) => one.rows);
    expect(rows).toContainEqual({ label: 'Rent per week', value: notEntered });
    expect(rows).toContainEqual({ label: 'Ends on', value: notEntered });
  });

  it('has no gaps once it is sent', () => {
    const content = { ...anAgreementContent('VIC'), terms: { rent: '450.00' } };
    const rows = agreementSections(content, 'VIC', date, true).flatMap((one) => one.rows);
    expect(rows).toContainEqual({ label: 'Agreed increase', value: 'None' });
    expect(rows.map(({ value }) => value)).not.toContain(notEntered);
  });

  it('leaves out the end of a periodic agreement', () => {
    const periodic = { leaseType: 'periodic', endDate: null } as const;
    expect(values('SA', 'term', periodic)).toEqual({
      Type: 'Periodic, without an end date',
      'Starts on': '1 February 2027',
    });
  });

  it('never has a term that the state lacks, nor an undefined text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), anyTerms, (state, terms) => {
        const sections = sectionsOf(state, { ...emptyTerms, ...terms });
        const text = JSON.stringify(sections);
        expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
        for (const { title, rows, paragraphs = [] } of sections) {
          expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
          expect([title, ...rows.flatMap(({ label, value }) => [label, value]), ...paragraphs]).not.toContain('');
        }
        if (state !== 'WA') expect(text).not.toContain('Pet bond');
        if (state !== 'QLD') expect(text).not.toContain('last rent increase');
        if (state === 'VIC') expect(text).not.toContain('may live here');
      }),
    );
  });
});

const emptyTerms = Object.fromEntries(Object.keys(anAgreementContent('VIC').terms).map((name) => [name, undefined]));

const localDate = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10));
const decimal = fc.integer({ min: 1, max: 5_000_000 }).map(amountOf);
const text = fc.constantFrom('', ' ', 'one cat', 'two\nlines', '{{name}}', '🏠 emoji', '\u200fשלום');

const anyTerms: fc.Arbitrary<Partial<AgreementTerms>> = fc.record(
  {
    leaseType: fc.constantFrom('fixed', 'periodic'),
    startDate: localDate,
    endDate: fc.option(localDate),
    rent: decimal,
    rentPaid: fc.constantFrom(...rentPeriod.options),
    firstPayment: localDate,
    rentInAdvanceWeeks: fc.nat(8),
    paymentMethods: fc.subarray(paymentMethod.options),
    paymentAccount: fc.option(fc.record({ name: text, bsb: fc.constant('063000'), number: fc.constant('12345678') })),
    paymentReference: text,
    lastRentIncrease: fc.option(localDate),
    agreedRentIncrease: fc.oneof(
      fc.constant({ kind: 'none' as const }),
      fc.record({ kind: fc.constant('amount' as const), date: localDate, rent: decimal }),
      fc.record({ kind: fc.constant('method' as const), date: localDate, method: text }),
    ),
    bond: decimal,
    petBond: decimal,
    utilities: fc.array(
      fc.record({
        service: fc.constantFrom(...utilityService.options),
        connected: fc.boolean(),
        paidBy: fc.constantFrom('landlord' as const, 'tenant' as const),
        individuallyMetered: fc.boolean(),
        apportionment: text,
      }),
      { maxLength: 4 },
    ),
    petsAllowed: fc.boolean(),
    pets: text,
    maximumOccupants: fc.option(fc.integer({ min: 1, max: 50 })),
    repairers: fc.array(
      fc.record({
        trade: fc.constantFrom(...repairer.shape.trade.options),
        name: text,
        phone: fc.constant('0491570006'),
      }),
      { maxLength: 3 },
    ),
    inclusions: text,
    exclusions: text,
    ownersCorp: fc.record({ applicable: fc.boolean(), conditions: text }),
    electronicCommunication: fc.record({ tenant: fc.boolean(), landlord: fc.boolean() }),
    conditionReport: fc.record({ provided: fc.boolean(), willBeProvided: fc.boolean() }),
    specialTerms: text,
  },
  { requiredKeys: [] },
);
