import { type AgreementTermName, type AgreementTerms, detailsOf } from 'shared-contract/agreement/agreement-terms';
import { stateForm } from 'tenancy-law/form/state-form';
import type { Home } from '../homes/home.ts';
import { fullNameOf, type UserRow } from '../people/people.ts';
import { fictionalMobile } from '../people/phones.ts';
import type { Random } from '../random.ts';

type TermsPlan = {
  home: Home;
  owner: UserRow;
  startDate: string;
  endDate: string | null;
  weeklyRent: number;
  /** False for a draft, which lacks what the owner enters last. */
  isComplete: boolean;
};

const flats = ['Apartment', 'Unit', 'Townhouse', 'Villa', 'Studio'];

/** Returns the terms of an agreement as they are stored, without those that the form of the state has no place for. */
export function agreementTerms(plan: TermsPlan, random: Random): { name: string; value: unknown }[] {
  const { home, startDate, isComplete } = plan;
  const isFlat = flats.includes(home.category);
  const form = stateForm(home.place.state, startDate);
  const all: Partial<AgreementTerms> = {
    ...moneyTerms(plan, random),
    ownersCorp: { applicable: isFlat, conditions: isFlat ? 'The rules of the owners corporation are attached.' : '' },
    electronicCommunication: { tenant: true, landlord: true },
    conditionReport: { provided: isComplete, willBeProvided: !isComplete },
    specialTerms: isComplete && !isFlat ? 'The tenants look after the garden; the landlord supplies the mower.' : '',
    ...(isComplete && homeTerms(isFlat, random)),
  };
  return detailsOf(all).filter(({ name }) => form.has(name as AgreementTermName));
}

function moneyTerms({ owner, startDate, endDate, weeklyRent, isComplete }: TermsPlan, random: Random) {
  const terms: Partial<AgreementTerms> = {
    leaseType: endDate === null ? 'periodic' : 'fixed',
    startDate,
    endDate,
    rent: `${weeklyRent}.00`,
    rentFrequency: 'week',
    bond: `${weeklyRent * 4}.00`,
  };
  if (!isComplete) return terms;
  return {
    ...terms,
    rentPaid: random.pick(['week', 'fortnight'] as const),
    firstPayment: startDate,
    rentInAdvanceWeeks: 1,
    paymentMethods: ['bankTransfer'],
    paymentAccount: {
      name: fullNameOf(owner).slice(0, 32),
      bsb: '063-000',
      number: String(random.whole(10_000_000, 99_999_999)),
    },
    paymentReference: `RENT ${random.whole(1000, 9999)}`,
    lastRentIncrease: null,
    agreedRentIncrease: { kind: 'none' },
  } satisfies Partial<AgreementTerms>;
}

function homeTerms(isFlat: boolean, random: Random): Partial<AgreementTerms> {
  const byTenant = { connected: true, paidBy: 'tenant', individuallyMetered: true, apportionment: '' } as const;
  const petsAllowed = random.chance(0.5);
  return {
    utilities: [
      { service: 'electricity', ...byTenant },
      { service: 'gas', ...byTenant, connected: !isFlat },
      { service: 'waterUsage', ...byTenant },
      { service: 'internet', ...byTenant },
    ],
    petsAllowed,
    pets: petsAllowed ? 'One cat' : '',
    maximumOccupants: isFlat ? 3 : 5,
    repairers: [
      { trade: 'plumbing', name: 'Local Plumbing', phone: fictionalMobile(random) },
      { trade: 'electrical', name: 'Bright Electrical', phone: fictionalMobile(random) },
    ],
    inclusions: 'Oven, dishwasher and split-system air conditioner',
    exclusions: '',
  };
}
