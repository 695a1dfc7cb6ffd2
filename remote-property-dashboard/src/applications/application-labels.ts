import type { ApplicationAccess } from 'shared-contract/application/application';
import type { ApplicantPart, ApplicationDetails } from 'shared-contract/application/application-content';
import { type ApplicationField, applicationFieldLabels } from 'shared-contract/application/application-field';
import { centsOf, formatRent } from 'shared-contract/money/money';

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Returns "Mia Petrović and Tom O’Brien". */
export const namesLabel = (names: readonly string[]): string => list.format(names);

/** The labels of the form, as the owner reads them. */
export const ownersLabels: Record<ApplicationField, string> = {
  ...applicationFieldLabels,
  financialAbility: 'Other proof of ability to pay',
  message: 'Message',
};

/** An unknown kind is from a later release. */
export function accessLabel(kind: ApplicationAccess['kind']): string {
  switch (kind) {
    case 'shortlisted':
      return 'You put it on the shortlist';
    case 'approved':
      return 'You approved it';
    case 'declined':
      return 'You declined it';
    default:
      return 'You opened it';
  }
}

type IncomeSource = NonNullable<ApplicantPart['income']>[number]['source'];
export const incomeLabels: Record<IncomeSource, string> = {
  wages: 'Wages',
  business: 'Business',
  benefit: 'Benefit',
  pension: 'Pension',
  investment: 'Investment',
  other: 'Other',
};

type VehicleKind = NonNullable<ApplicationDetails['vehicles']>[number]['kind'];
const vehicleLabels: Record<VehicleKind, string> = {
  car: 'car',
  trailer: 'trailer',
  caravan: 'caravan',
  boat: 'boat',
  heavyVehicle: 'heavy vehicle',
  other: 'other',
};

/** Returns "2 × dog, 1 × cat". */
const countedLabel = (counted: readonly { kind: string; count: number }[]): string =>
  counted.length === 0 ? 'None' : counted.map(({ kind, count }) => `${count} × ${kind}`).join(', ');

export const petsLabel = (pets: NonNullable<ApplicationDetails['pets']>): string => countedLabel(pets);

export const vehiclesLabel = (vehicles: NonNullable<ApplicationDetails['vehicles']>): string =>
  countedLabel(vehicles.map(({ kind, count }) => ({ kind: vehicleLabels[kind], count })));

/** Returns the sum of incomes per week, such as "$1,850 per week". */
export const incomeLabel = (income: NonNullable<ApplicantPart['income']>): string =>
  formatRent(income.reduce((sum, { amount }) => sum + centsOf(amount), 0));
