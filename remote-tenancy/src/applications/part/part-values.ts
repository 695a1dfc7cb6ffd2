import type { ApplicationView } from 'shared-contract/application/application';
import { type ApplicantPart, applicantPart, applicationDetails } from 'shared-contract/application/application-content';
import type { ApplicationField } from 'shared-contract/application/application-field';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { amountText } from 'shared-contract/money/parse-amount';
import * as z from 'shared-contract/schema';

const contact = z.object({ name: z.string(), phone: z.string(), email: z.string() });
const counted = z.object({ kind: z.string(), count: z.string() });

/** The entered values by field. Numbers, dates and amounts are text, because the user may not have finished typing. */
export const partValues = z.object({
  phone: z.string(),
  dateOfBirth: z.string(),
  currentAddress: z.string(),
  rentalHistory: z.array(z.object({ address: z.string(), from: z.string(), to: z.string(), lessor: contact })),
  employment: z.object({ employer: z.string(), role: z.string(), startedOn: z.string(), contact }),
  income: z.array(z.object({ source: z.string(), amount: z.string() })),
  financialAbility: z.string(),
  referees: z.array(z.object({ name: z.string(), relationship: z.string(), phone: z.string(), email: z.string() })),
  emergencyContact: z.object({ name: z.string(), relationship: z.string(), phone: z.string() }),
  startDate: z.string(),
  termMonths: z.string(),
  occupants: z.string(),
  occupantsUnder18: z.string(),
  pets: z.array(counted),
  vehicles: z.array(counted),
  rent: z.string(),
  message: z.string(),
});
export type PartValues = z.infer<typeof partValues>;

/** The fields of the own part, and those that all adults share. */
export const ownFields = Object.keys(applicantPart.shape) as (keyof ApplicantPart & ApplicationField)[];
export const sharedFields = Object.keys(applicationDetails.shape) as ApplicationField[];

const text = (value: unknown) => (value === undefined || value === null ? '' : String(value));

const contactValues = (from: { name?: string; phone?: string | undefined; email?: string | undefined } = {}) => ({
  name: text(from.name),
  phone: formatPhone(text(from.phone)),
  email: text(from.email),
});

export const emptyHome = { address: '', from: '', to: '', lessor: contactValues() };
export const emptyReferee = { relationship: '', ...contactValues() };

/** Returns what the form shows for the stored content. */
export function partValuesOf({ part, details }: Pick<ApplicationView, 'part' | 'details'>): PartValues {
  const { employment, emergencyContact } = part;
  const { pets = [], vehicles = [], rent } = details;
  return {
    phone: formatPhone(text(part.phone)),
    dateOfBirth: text(part.dateOfBirth),
    currentAddress: text(part.currentAddress),
    rentalHistory: (part.rentalHistory ?? []).map(({ address, from, to, lessor }) => ({
      address,
      from,
      to: text(to),
      lessor: contactValues(lessor),
    })),
    employment: {
      employer: text(employment?.employer),
      role: text(employment?.role),
      startedOn: text(employment?.startedOn),
      contact: contactValues(employment?.contact),
    },
    income: (part.income ?? []).map(({ source, amount }) => ({ source, amount: amountText(amount) })),
    financialAbility: text(part.financialAbility),
    referees: (part.referees ?? []).map((one) => ({ relationship: one.relationship, ...contactValues(one) })),
    emergencyContact: {
      name: text(emergencyContact?.name),
      relationship: text(emergencyContact?.relationship),
      phone: formatPhone(text(emergencyContact?.phone)),
    },
    startDate: text(details.startDate),
    termMonths: text(details.termMonths),
    occupants: text(details.occupants),
    occupantsUnder18: text(details.occupantsUnder18),
    pets: pets.map(({ kind, count }) => ({ kind, count: text(count) })),
    vehicles: vehicles.map(({ kind, count }) => ({ kind, count: text(count) })),
    rent: rent === undefined ? '' : amountText(rent),
    message: text(details.message),
  };
}
