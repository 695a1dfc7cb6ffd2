import type { AgreementTermName } from 'shared-contract/agreement/agreement-terms';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { Confidence, LawRow, LawSource } from '../rules/law-row.ts';

/** The labels of a state's form for the parties and things of an agreement. Labels start with a capital letter. */
export type StateFormLabels = {
  landlord: 'Landlord' | 'Rental provider' | 'Lessor';
  tenant: 'Tenant' | 'Renter';
  /** What the form calls the agreement, such as `Residential rental agreement`. */
  agreement: string;
  premises: string;
  bond: string;
  /** The body that makes the rules of a building with several homes, such as `Owners corporation`. */
  ownersCorp: string;
};

/** The parts of the document. Each state's form has them in its own order. */
export type SectionName =
  | 'landlord'
  | 'tenants'
  | 'premises'
  | 'term'
  | 'rent'
  | 'payment'
  | 'rentIncrease'
  | 'bond'
  | 'utilities'
  | 'repairs'
  | 'occupants'
  | 'pets'
  | 'ownersCorp'
  | 'electronic'
  | 'conditionReport'
  | 'standardTerms'
  | 'specialTerms'
  | 'enclosures'
  | 'signatures';

type StateFormValue = {
  labels: StateFormLabels;
  /** Terms that this state's form has no place for. They are neither shown nor stored. */
  without: readonly AgreementTermName[];
  order: readonly SectionName[];
};

const commonNames = { landlord: 'Landlord', tenant: 'Tenant', agreement: 'Residential tenancy agreement' } as const;

const row = (
  state: AustralianState,
  from: string,
  value: StateFormValue,
  source: LawSource,
  confidence: Confidence,
  note?: string,
): LawRow<StateFormValue> => ({ state, rule: 'state-form', value, from, source, confidence, note });

const lastSections = ['standardTerms', 'specialTerms', 'enclosures', 'signatures'] as const;

/**
 * The forms of the eight states: their labels, the terms they have no place for, and the order of their parts. The
 * parts follow the printed form as far as the terms of an agreement allow; their wording is our own.
 */
export const stateFormRows: readonly LawRow<StateFormValue>[] = [
  row(
    'NSW',
    '2020-03-23',
    {
      labels: { ...commonNames, premises: 'Residential premises', bond: 'Rental bond', ownersCorp: 'Strata scheme' },
      without: ['petBond', 'lastRentIncrease'],
      order: [
        ...['landlord', 'tenants', 'term', 'premises', 'rent', 'payment', 'bond', 'occupants', 'repairs'],
        ...['utilities', 'ownersCorp', 'electronic', 'conditionReport', 'rentIncrease', 'pets', ...lastSections],
      ] as SectionName[],
    },
    {
      title: 'Residential Tenancies Regulation 2019 (NSW), Schedule 1',
      url: 'https://legislation.nsw.gov.au/view/whole/html/inforce/current/sl-2019-0629',
    },
    'P',
  ),
  row(
    'VIC',
    '2021-03-29',
    {
      labels: {
        landlord: 'Rental provider',
        tenant: 'Renter',
        agreement: 'Residential rental agreement',
        premises: 'Rented premises',
        bond: 'Bond',
        ownersCorp: 'Owners corporation',
      },
      without: ['petBond', 'lastRentIncrease', 'maximumOccupants'],
      order: [
        ...['premises', 'landlord', 'tenants', 'term', 'rent', 'rentIncrease', 'bond', 'payment', 'electronic'],
        ...['repairs', 'ownersCorp', 'conditionReport', 'utilities', 'pets', ...lastSections],
      ] as SectionName[],
    },
    {
      title: 'Residential Tenancies Regulations 2021 (Vic), Schedule 1, Form 1',
      url: 'http://classic.austlii.edu.au/au/legis/vic/num_reg/rtr2021n3o2021397/sch1.html',
    },
    'P',
    'The form has no item for the number of occupants.',
  ),
  row(
    'QLD',
    '2024-09-30',
    {
      labels: {
        landlord: 'Lessor',
        tenant: 'Tenant',
        agreement: 'General tenancy agreement',
        premises: 'Rental premises',
        bond: 'Rental bond',
        ownersCorp: 'Body corporate',
      },
      without: ['petBond'],
      order: [
        ...['landlord', 'tenants', 'electronic', 'premises', 'term', 'rent', 'payment', 'rentIncrease', 'bond'],
        ...['utilities', 'occupants', 'ownersCorp', 'pets', 'repairs', 'conditionReport', ...lastSections],
      ] as SectionName[],
    },
    {
      title: 'RTA Queensland, Form 18a, version 21 (September 2024)',
      url: 'https://www.rta.qld.gov.au/forms-resources/forms/forms-for-general-tenancies/general-tenancy-agreement-form-18a',
    },
    'P',
    'Item 10a asks for the day of the last rent increase.',
  ),
  row(
    'WA',
    '2024-07-29',
    {
      labels: {
        landlord: 'Lessor',
        tenant: 'Tenant',
        agreement: 'Residential tenancy agreement',
        premises: 'Residential premises',
        bond: 'Security bond',
        ownersCorp: 'Strata company',
      },
      without: ['lastRentIncrease'],
      order: [
        ...['landlord', 'tenants', 'electronic', 'term', 'premises', 'occupants', 'rent', 'payment', 'bond'],
        ...['rentIncrease', 'utilities', 'ownersCorp', 'pets', 'conditionReport', 'repairs', ...lastSections],
      ] as SectionName[],
    },
    {
      title: 'Residential Tenancies Act 1987 (WA) s 27A, Form 1AA',
      url: 'https://www.commerce.wa.gov.au/publications/residential-tenancy-agreement-form-1aa',
    },
    'P',
  ),
  row(
    'SA',
    '2024-07-01',
    {
      labels: {
        ...commonNames,
        premises: 'Premises',
        bond: 'Security bond',
        ownersCorp: 'Community or strata corporation',
      },
      without: ['petBond', 'lastRentIncrease'],
      order: [
        ...['landlord', 'tenants', 'electronic', 'premises', 'term', 'rent', 'payment', 'rentIncrease', 'bond'],
        ...['utilities', 'occupants', 'pets', 'ownersCorp', 'repairs', 'conditionReport', ...lastSections],
      ] as SectionName[],
    },
    { title: 'Residential Tenancies Act 1995 (SA), standard agreement of Consumer and Business Services' },
    'M',
  ),
  row(
    'TAS',
    '1997-12-18',
    {
      labels: {
        ...commonNames,
        premises: 'Residential premises',
        bond: 'Security deposit',
        ownersCorp: 'Body corporate',
      },
      without: ['petBond', 'lastRentIncrease'],
      order: [
        ...['landlord', 'tenants', 'premises', 'term', 'rent', 'payment', 'rentIncrease', 'bond', 'utilities'],
        ...['occupants', 'pets', 'repairs', 'ownersCorp', 'electronic', 'conditionReport', ...lastSections],
      ] as SectionName[],
    },
    { title: 'Residential Tenancy Act 1997 (Tas)' },
    'M',
    'The state prescribes no form. Its act says owner where this row says landlord.',
  ),
  row(
    'ACT',
    '1998-05-25',
    {
      labels: {
        landlord: 'Lessor',
        tenant: 'Tenant',
        agreement: 'Residential tenancy agreement',
        premises: 'Premises',
        bond: 'Bond',
        ownersCorp: 'Owners corporation',
      },
      without: ['petBond', 'lastRentIncrease'],
      order: [
        ...['landlord', 'tenants', 'premises', 'term', 'bond', 'rent', 'payment', 'rentIncrease', 'utilities'],
        ...['repairs', 'occupants', 'pets', 'ownersCorp', 'electronic', 'conditionReport', ...lastSections],
      ] as SectionName[],
    },
    { title: 'Residential Tenancies Act 1997 (ACT), Schedule 1 (standard residential tenancy terms)' },
    'S',
    'The act prescribes terms and no form.',
  ),
  row(
    'NT',
    '2000-03-01',
    {
      labels: { ...commonNames, premises: 'Premises', bond: 'Security deposit', ownersCorp: 'Body corporate' },
      without: ['petBond', 'lastRentIncrease'],
      order: [
        ...['landlord', 'tenants', 'premises', 'term', 'rent', 'payment', 'rentIncrease', 'bond', 'utilities'],
        ...['repairs', 'occupants', 'pets', 'ownersCorp', 'electronic', 'conditionReport', ...lastSections],
      ] as SectionName[],
    },
    { title: 'Residential Tenancies Regulations 2000 (NT), regulation 10 and Schedule 2' },
    'S',
  ),
];
