import type { AustralianState } from 'shared-contract/place/suburb';
import { type LawRow, type LawSource, rowAt } from '../rules/law-row.ts';

/** The authorities that advise, hold bonds and decide disputes in a state. */
export type RentingAuthorities = {
  /** Advises landlords and tenants. */
  regulator: string;
  website: string;
  /** Holds bonds. */
  bondAuthority: string;
  /** Decides disputes. */
  tribunal: string;
};

const row = (
  state: AustralianState,
  value: RentingAuthorities,
  source: LawSource,
  from: string,
): LawRow<RentingAuthorities> => ({ state, rule: 'renting-authorities', value, from, source, confidence: 'M' });

/** The authorities of the eight states. */
export const rentingAuthorityRows: readonly LawRow<RentingAuthorities>[] = [
  row(
    'NSW',
    {
      regulator: 'NSW Fair Trading',
      website: 'nsw.gov.au/fair-trading',
      bondAuthority: 'NSW Fair Trading (Rental Bonds Online)',
      tribunal: 'NSW Civil and Administrative Tribunal (NCAT)',
    },
    { title: 'Residential Tenancies Act 2010 (NSW)' },
    '2014-01-01',
  ),
  row(
    'VIC',
    {
      regulator: 'Consumer Affairs Victoria',
      website: 'consumer.vic.gov.au',
      bondAuthority: 'Residential Tenancies Bond Authority (RTBA)',
      tribunal: 'Victorian Civil and Administrative Tribunal (VCAT), after Rental Dispute Resolution Victoria',
    },
    { title: 'Residential Tenancies Act 1997 (Vic)' },
    '2025-06-05',
  ),
  row(
    'QLD',
    {
      regulator: 'Residential Tenancies Authority (RTA)',
      website: 'rta.qld.gov.au',
      bondAuthority: 'Residential Tenancies Authority (RTA)',
      tribunal: 'Queensland Civil and Administrative Tribunal (QCAT), after the RTA’s dispute resolution',
    },
    { title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)' },
    '2009-12-01',
  ),
  row(
    'WA',
    {
      regulator: 'Consumer Protection WA',
      website: 'consumerprotection.wa.gov.au',
      bondAuthority: 'Bond Administrator (Consumer Protection WA)',
      tribunal: 'Magistrates Court of Western Australia',
    },
    { title: 'Residential Tenancies Act 1987 (WA)' },
    '2013-07-01',
  ),
  row(
    'SA',
    {
      regulator: 'Consumer and Business Services (CBS)',
      website: 'cbs.sa.gov.au',
      bondAuthority: 'Consumer and Business Services (RentalBonds SA)',
      tribunal: 'South Australian Civil and Administrative Tribunal (SACAT)',
    },
    { title: 'Residential Tenancies Act 1995 (SA)' },
    '2015-03-30',
  ),
  row(
    'TAS',
    {
      regulator: 'Consumer, Building and Occupational Services (CBOS)',
      website: 'cbos.tas.gov.au',
      bondAuthority: 'Rental Deposit Authority (MyBond)',
      tribunal: 'Residential Tenancy Commissioner and the Magistrates Court of Tasmania',
    },
    { title: 'Residential Tenancy Act 1997 (Tas)' },
    '2009-07-01',
  ),
  row(
    'ACT',
    {
      regulator: 'Access Canberra',
      website: 'act.gov.au/renting',
      bondAuthority: 'ACT Rental Bonds',
      tribunal: 'ACT Civil and Administrative Tribunal (ACAT)',
    },
    { title: 'Residential Tenancies Act 1997 (ACT)' },
    '2009-02-02',
  ),
  row(
    'NT',
    {
      regulator: 'NT Consumer Affairs',
      website: 'consumeraffairs.nt.gov.au',
      // In the Northern Territory no authority holds the deposit: the landlord keeps it in trust.
      bondAuthority: 'the landlord’s trust account',
      tribunal: 'Northern Territory Civil and Administrative Tribunal (NTCAT)',
    },
    { title: 'Residential Tenancies Act 1999 (NT)' },
    '2015-06-01',
  ),
];

/** Returns the authorities of a state on a local date. */
export function rentingAuthorities(state: AustralianState, date: string): RentingAuthorities {
  return rowAt(rentingAuthorityRows, state, date).value;
}
