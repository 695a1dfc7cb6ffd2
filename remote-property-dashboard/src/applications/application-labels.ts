import type { ApplicationAccess } from 'shared-contract/application/application';
import type { ApplicantPart } from 'shared-contract/application/application-content';
import { type ApplicationField, applicationFieldLabels } from 'shared-contract/application/application-field';
import { centsOf, formatRent } from 'shared-contract/money/money';

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Returns "Mia Petrović and Tom O’Brien". */
export const namesLabel = (names: readonly string[]): string => list.format(names);

/** The labels of the form, as the owner reads them. */
export const ownersLabels: Record<ApplicationField, string> = {
  ...applicationFieldLabels,
  income: 'Income before tax',
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
    case 'held':
      return 'You put it on hold for a dispute';
    case 'released':
      return 'You ended the hold';
    default:
      return 'You opened it';
  }
}

/** Returns the sum of incomes per week, such as "$1,850 per week". */
export const incomeLabel = (income: NonNullable<ApplicantPart['income']>): string =>
  formatRent(income.reduce((sum, { amount }) => sum + centsOf(amount), 0));
