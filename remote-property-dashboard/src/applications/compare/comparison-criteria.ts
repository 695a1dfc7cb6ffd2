import type { Application } from 'shared-contract/application/application';
import type { ApplicantPart, ApplicationDetails } from 'shared-contract/application/application-content';
import type { ApplicationField } from 'shared-contract/application/application-field';
import { applicationFieldText } from 'shared-contract/application/application-text';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Property } from 'shared-contract/property/property';
import { formatLocalDate } from 'shared-ui';
import { applicationFields } from 'tenancy-law/rules/application-fields';
import { incomeLabel, ownersLabels } from '../application-labels.ts';

/** A row of the comparison. `linesOf` returns no lines for an application without a value. */
export type ComparisonCriterion = { label: string; linesOf: (application: Application) => string[] };

/**
 * The fields that say something about paying the rent and caring for the home. The others, such as age and children,
 * are no grounds for a decision.
 */
const criteria: Partial<Record<ApplicationField, ComparisonCriterion['linesOf']>> = {
  startDate: shared('startDate'),
  termMonths: shared('termMonths'),
  rent: shared('rent'),
  occupants: shared('occupants'),
  income: ({ adults }) => {
    const income = adults.flatMap(({ part }) => part.income ?? []);
    return income.length === 0 ? [] : [incomeLabel(income)];
  },
  employment: ofEachAdult('employment', ({ role, employer, startedOn }) =>
    [role, employer, startedOn && `since ${formatLocalDate(startedOn)}`].filter(Boolean).join(', '),
  ),
  rentalHistory: ofEachAdult('rentalHistory', (homes) => {
    const [since] = homes.map(({ from }) => from.slice(0, 4)).sort();
    return since === undefined ? 'none' : `${countOf(homes.length, 'home')} since ${since}`;
  }),
  referees: ofEachAdult('referees', ({ length }) => countOf(length, 'referee')),
  financialAbility: ofEachAdult('financialAbility', String),
  pets: shared('pets'),
  vehicles: shared('vehicles'),
};

/**
 * Returns the criteria that the state permitted when one of the applications was sent, and the rule as a sentence, or
 * an empty text where no form is prescribed.
 */
export function permittedCriteria(
  applications: readonly Pick<Application, 'submittedAt'>[],
  { address, timeZone }: Pick<Property, 'address' | 'timeZone'>,
): { criteria: ComparisonCriterion[]; notice: string } {
  const forms = applications.map(({ submittedAt }) =>
    applicationFields(address.state, localDateIn(timeZone, submittedAt === null ? new Date() : new Date(submittedAt))),
  );
  const permitted = new Set(forms.flatMap(({ value }) => value.fields));
  const rows = Object.entries(criteria) as [ApplicationField, ComparisonCriterion['linesOf']][];
  return {
    criteria: rows
      .filter(([field]) => permitted.has(field))
      .map(([field, linesOf]) => ({ label: ownersLabels[field], linesOf })),
    notice: forms.find(({ value }) => value.isLimited)?.sentence ?? '',
  };
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the text of a field that all adults share. */
function shared(field: keyof ApplicationDetails): ComparisonCriterion['linesOf'] {
  return ({ details }) => {
    const text = applicationFieldText(field, details);
    return text === '' ? [] : text.split('\n');
  };
}

/** Returns one line for each adult who filled in the field, with the name when there are several adults. */
function ofEachAdult<Name extends keyof ApplicantPart>(
  name: Name,
  textOf: (value: NonNullable<ApplicantPart[Name]>) => string,
): ComparisonCriterion['linesOf'] {
  return ({ adults }) =>
    adults.flatMap((adult) => {
      const value = adult.part[name];
      if (value === undefined || value === null) return [];
      return [adults.length === 1 ? textOf(value) : `${adult.name}: ${textOf(value)}`];
    });
}
