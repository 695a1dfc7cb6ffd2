import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { AgreementContent } from '../../agreement/agreement-content.ts';

/** An address in each state, at which no real person lives. */
export const addressIn: Record<AustralianState, string> = {
  NSW: '7 Fictional Street, Newtown NSW 2042',
  VIC: '12A/3–5 Bridge Road, Richmond VIC 3121',
  QLD: '18 Sample Avenue, Southport QLD 4215',
  WA: '4 Example Way, Fremantle WA 6160',
  SA: '21 Specimen Road, Glenelg SA 5045',
  TAS: '9 Model Lane, Launceston TAS 7250',
  ACT: '33 Instance Circuit, Braddon ACT 2612',
  NT: '2 Demo Court, Alice Springs NT 0870',
};

/** Every term of an agreement, those included that only some states have. */
const fullTerms: AgreementTerms = {
  leaseType: 'fixed',
  startDate: '2027-02-01',
  endDate: '2028-01-31',
  rent: '450.00',
  rentFrequency: 'week',
  rentPaid: 'fortnight',
  firstPayment: '2027-02-01',
  rentInAdvanceWeeks: 2,
  paymentMethods: ['bankTransfer', 'cash'],
  paymentAccount: { name: 'O Nguyen', bsb: '000000', number: '12345678' },
  paymentReference: 'RENT 3121',
  lastRentIncrease: '2026-01-15',
  agreedRentIncrease: { kind: 'amount', date: '2028-02-01', rent: '465.00' },
  bond: '1800.00',
  petBond: '260.00',
  utilities: [
    { service: 'electricity', connected: true, paidBy: 'tenant', individuallyMetered: true, apportionment: '' },
    { service: 'water', connected: true, paidBy: 'landlord', individuallyMetered: false, apportionment: 'half each' },
    { service: 'gas', connected: false, paidBy: 'tenant', individuallyMetered: false, apportionment: '' },
  ],
  petsAllowed: true,
  pets: 'one grey cat',
  maximumOccupants: 3,
  repairers: [{ trade: 'plumbing', name: 'Drip & Sons', phone: '+61355501234' }],
  inclusions: 'Fridge, washing machine',
  exclusions: 'The garden shed',
  ownersCorp: { applicable: true, conditions: 'No washing on the balcony' },
  electronicCommunication: { tenant: true, landlord: false },
  conditionReport: { provided: false, willBeProvided: true },
  specialTerms: 'The garden is watered weekly.\nThe spare key stays with a neighbour.',
};

/** A complete agreement with two tenants. `terms` replaces single terms. */
export function anAgreementContent(state: AustralianState, terms: Partial<AgreementTerms> = {}): AgreementContent {
  return {
    landlordDetails: {
      name: 'Olivia Nguyễn',
      address: '1 Owner Parade, Geelong VIC 3220',
      phone: '+61491570006',
      email: 'olivia@example.com',
      acn: '004085616',
    },
    tenantDetails: [
      {
        name: 'Siân O’Brien',
        address: '5 Former Street, Ballarat VIC 3350',
        phone: '+61491570156',
        email: 'sian@example.com',
        primaryTenant: true,
        position: 1,
      },
      {
        name: 'Łukasz Żółć',
        address: '',
        phone: '+61370101234',
        email: 'lukasz@example.com',
        primaryTenant: false,
        position: 2,
      },
    ],
    terms: { ...fullTerms, ...terms },
    property: { fullAddress: addressIn[state], state, propertyType: 'Residential' },
  };
}
