import { describe, expect, it } from '@jest/globals';
import { agreementFindings } from './agreement-rules.ts';
import { sendableContent } from './testing/sendable-content.ts';

const today = '2026-11-23';
type Overrides = NonNullable<Parameters<typeof sendableContent>[0]>;
const findings = (overrides: Overrides = {}) => agreementFindings(sendableContent(overrides), { today });
const codes = (overrides: Overrides = {}) => findings(overrides).map(({ code }) => code);

describe('checks before an agreement is sent', () => {
  it.each(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT'] as const)(
    '%s: finds nothing in a complete agreement',
    (state) => {
      expect(findings({ state })).toEqual([]);
    },
  );

  it('lists everything that an empty draft lacks, in the order of the steps', () => {
    const { landlordDetails, tenantDetails } = sendableContent();
    const bare = { address: '', email: '', phone: '' };
    const content = {
      ...sendableContent(),
      landlordDetails: { ...landlordDetails, ...bare },
      tenantDetails: tenantDetails.map((tenant) => ({ ...tenant, ...bare })),
      terms: {},
    };
    const found = agreementFindings(content, { today });
    expect(found.filter(({ level }) => level === 'blocked').map(({ code, step }) => `${step} ${code}`)).toEqual([
      'tenancy-details missing-landlord-address',
      'tenancy-details missing-landlord-email',
      'tenancy-details missing-tenant-email',
      'tenancy-details missing-tenant-email',
      'lease-details missing-leaseType',
      'lease-details missing-startDate',
      'lease-details missing-rent',
      'lease-details missing-rentPaid',
      'lease-details missing-firstPayment',
      'lease-details missing-bond',
      'lease-details missing-paymentMethods',
      'utilities missing-utilities',
      'other-details missing-petsAllowed',
    ]);
    expect(found.filter(({ level }) => level === 'warning').map(({ code }) => code)).toEqual([
      'condition-report',
      'repairers',
    ]);
  });

  it('V26 needs an email address of each tenant that is not the landlord’s', () => {
    const { tenantDetails } = sendableContent();
    const withEmail = (email: string) => tenantDetails.map((one) => (one.position === 2 ? { ...one, email } : one));
    expect(codes({ tenantDetails: withEmail('') })).toEqual(['missing-tenant-email']);
    expect(codes({ tenantDetails: withEmail('OLIVIA@example.com') })).toEqual(['tenant-is-landlord']);
  });

  it('V27 needs the end of a fixed term only', () => {
    expect(codes({ terms: { endDate: null } })).toEqual(['missing-endDate']);
    expect(codes({ terms: { leaseType: 'periodic', endDate: null } })).toEqual([]);
  });

  it('V27 in Victoria a term of more than 5 years needs another form', () => {
    expect(codes({ terms: { endDate: '2032-01-31' } })).toEqual([]);
    expect(findings({ terms: { endDate: '2032-02-01' } })).toEqual([
      {
        code: 'long-term',
        level: 'blocked',
        step: 'lease-details',
        message:
          'A fixed term of more than 5 years needs Form 2 (Residential rental agreement of more than 5 years), ' +
          'which we can’t prepare. End the term on or before 31 January 2032, or use that form instead.',
      },
    ]);
    expect(codes({ terms: { endDate: '2032-02-01' }, state: 'SA' })).toEqual([]);
  });

  it('V32 in Queensland the last rent increase of the home is mandatory', () => {
    expect(codes({ state: 'QLD', terms: { lastRentIncrease: undefined } })).toEqual(['missing-lastRentIncrease']);
    expect(codes({ state: 'QLD', terms: { lastRentIncrease: null } })).toEqual([]);
    expect(codes({ state: 'NSW', terms: { lastRentIncrease: undefined } })).toEqual([]);
  });

  it('V32 an agreed increase respects the interval of the state', () => {
    const agreed = (date: string) => ({
      endDate: '2029-01-31',
      agreedRentIncrease: { kind: 'amount' as const, date, rent: '470.00' },
    });
    expect(codes({ terms: agreed('2028-01-31') })).toEqual(['early-increase']);
    expect(codes({ terms: agreed('2028-02-01') })).toEqual([]);
    const afterLast = (date: string) =>
      codes({ state: 'QLD', terms: { ...agreed(date), lastRentIncrease: '2026-12-01' } });
    expect([afterLast('2027-11-30'), afterLast('2027-12-01')]).toEqual([['early-increase'], []]);
  });

  it('blocks on everything that is wrong, in the step of the field', () => {
    expect(findings({ terms: { bond: '9000.00' } })).toMatchObject([
      { code: 'rule-tenancyAgreementDetails.bond', level: 'blocked', step: 'lease-details' },
    ]);
    expect(findings({ terms: { petBond: '0.00' } })).toMatchObject([{ level: 'blocked', step: 'lease-details' }]);
  });

  it('needs the account for bank transfers', () => {
    expect(codes({ terms: { paymentAccount: null } })).toEqual(['missing-paymentAccount']);
    expect(codes({ terms: { paymentAccount: null, paymentMethods: ['cheque'] } })).toEqual([]);
  });

  it('V39 warns about special terms and quotes them', () => {
    const specialTerms = 'No smoking. The renter must take out contents insurance.';
    expect(findings({ terms: { specialTerms } })).toEqual([
      {
        code: 'special-term-insurance',
        level: 'warning',
        step: 'other-details',
        message: expect.stringContaining('Check: “The renter must take out contents insurance.”.'),
      },
    ]);
  });

  it('advises on a start in the past and on rules of the building', () => {
    expect(codes({ terms: { startDate: '2026-11-22', firstPayment: '2026-11-22' } })).toEqual(['starts-in-the-past']);
    expect(codes({ terms: { startDate: today, firstPayment: today } })).toEqual([]);
    expect(codes({ terms: { ownersCorp: { applicable: true, conditions: '' } } })).toEqual(['rules-of-the-building']);
  });
});
