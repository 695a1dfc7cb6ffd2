import { formatPhone } from '../contact/person-contact.ts';
import { formatLocalDate } from '../date/format-local-date.ts';
import { centsOf, formatRent } from '../money/money.ts';
import { monthsLabel } from '../offer/offer-labels.ts';
import type { ApplicantPart, ApplicationDetails } from './application-content.ts';
import type { ApplicationField } from './application-field.ts';

type Content = ApplicantPart & ApplicationDetails;
type Texts = { [Field in ApplicationField]: (value: NonNullable<Content[Field]>) => string };

export const incomeSourceLabels = {
  wages: 'Wages',
  business: 'Own business',
  benefit: 'Government payment',
  pension: 'Pension or superannuation',
  investment: 'Investments',
  other: 'Other',
} as const;

export const vehicleLabels = {
  car: 'Car',
  trailer: 'Trailer',
  caravan: 'Caravan',
  boat: 'Boat',
  heavyVehicle: 'Heavy vehicle',
  other: 'Other',
} as const;

/** Joins what is not empty. */
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');

type Person = { name: string; relationship?: string; phone?: string | undefined; email?: string | undefined };

const personText = ({ name, relationship, phone, email }: Person) =>
  joined(name, relationship, phone && formatPhone(phone), email);

const countedText = (kind: string, count: number) => (count === 1 ? kind : `${count} × ${kind}`);

const texts: Texts = {
  phone: formatPhone,
  dateOfBirth: formatLocalDate,
  currentAddress: String,
  rentalHistory: (homes) =>
    homes
      .map(({ address, from, to, lessor }) => {
        const period = `${formatLocalDate(from)} – ${to === null ? 'now' : formatLocalDate(to)}`;
        const lines = [`${address}, ${period}`];
        if (lessor) lines.push(`Let by ${personText(lessor)}`);
        return lines.join('\n');
      })
      .join('\n'),
  employment: ({ employer, role, startedOn, contact }) =>
    [
      joined(role, employer, startedOn && `since ${formatLocalDate(startedOn)}`),
      contact && `Contact: ${personText(contact)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  income: (all) =>
    all.map(({ source, amount }) => `${incomeSourceLabels[source]}: ${formatRent(centsOf(amount))}`).join('\n'),
  financialAbility: String,
  referees: (all) => all.map((one) => personText(one)).join('\n'),
  emergencyContact: personText,
  startDate: formatLocalDate,
  termMonths: monthsLabel,
  occupants: String,
  occupantsUnder18: String,
  pets: (all) => all.map(({ kind, count }) => countedText(kind, count)).join('\n'),
  vehicles: (all) => all.map(({ kind, count }) => countedText(vehicleLabels[kind], count)).join('\n'),
  rent: (amount) => formatRent(centsOf(amount)),
  message: String,
};

/** Writes the content of a field, with line breaks between entries. Empty when the applicant left the field blank. */
export function applicationFieldText(field: ApplicationField, content: Content): string {
  const value = content[field];
  // The cast is safe: both come from the same field.
  return value === undefined ? '' : (texts[field] as (value: unknown) => string)(value);
}
