import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import type { AustralianState } from 'shared-contract/place/suburb';
import { anAgreementContent } from '../../form/testing/an-agreement-content.ts';
import type { AgreementContent } from '../agreement-content.ts';

type Overrides = Partial<Omit<AgreementContent, 'terms' | 'property'>> & {
  state?: AustralianState;
  propertyType?: AgreementContent['property']['propertyType'];
  terms?: { [Name in keyof AgreementTerms]?: AgreementTerms[Name] | undefined };
};

/** By default a complete agreement in Victoria with two tenants, which can be sent. */
export function sendableContent({ state = 'VIC', propertyType = 'Residential', terms, ...parties }: Overrides = {}) {
  const { landlordDetails, tenantDetails, property } = anAgreementContent(state);
  const content: AgreementContent = {
    landlordDetails,
    tenantDetails,
    property: { ...property, propertyType },
    terms: { ...completeTerms, ...(state === 'QLD' ? { lastRentIncrease: null } : {}), ...terms },
    ...parties,
  };
  return content;
}

const completeTerms: Partial<AgreementTerms> = {
  leaseType: 'fixed',
  startDate: '2027-02-01',
  endDate: '2028-01-31',
  rent: '450.00',
  rentFrequency: 'week',
  rentPaid: 'fortnight',
  firstPayment: '2027-02-01',
  rentInAdvanceWeeks: 2,
  paymentMethods: ['bankTransfer'],
  paymentAccount: { name: 'O Nguyen', bsb: '063-000', number: '12345678' },
  bond: '1800.00',
  utilities: [
    { service: 'electricity', connected: true, paidBy: 'tenant', individuallyMetered: true, apportionment: '' },
  ],
  petsAllowed: false,
  repairers: [{ trade: 'plumbing', name: 'Paul Pipes', phone: '0491 570 157' }],
  conditionReport: { provided: true, willBeProvided: false },
  specialTerms: '',
};
