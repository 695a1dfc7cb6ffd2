import * as z from 'shared-contract/schema';
import { emailAddress, personPhone } from '../contact/person-contact.ts';
import { decimalAmount } from '../money/money.ts';
import { containsTaxFileNumber, taxFileNumberMessage } from '../tenant-check/tax-file-number.ts';
import { plainLine, plainText } from '../text/plain-text.ts';

/** V4: applicants sometimes write a tax file number into a text, which may not be stored. */
const withoutTaxFileNumber = z.refine<string>((typed) => !containsTaxFileNumber(typed), taxFileNumberMessage);

const line = (maxLength: number, missing?: string) => plainLine(maxLength, missing).check(withoutTaxFileNumber);
const text = (maxLength: number) => plainText(maxLength).check(withoutTaxFileNumber);

const localDate = z.iso.date('Enter a date.');

const count = (min: number, max: number) =>
  z
    .number('Enter a number.')
    .check(
      z.int('Enter a whole number.'),
      z.minimum(min, `Enter ${min} or more.`),
      z.maximum(max, `Enter at most ${max}.`),
    );

const counted = <T extends z.ZodMiniType>(kind: T) =>
  z.array(z.object({ kind, count: count(1, 20) })).check(z.maxLength(6));

const contact = { phone: z.optional(personPhone), email: z.optional(emailAddress) };

/** A home in which the applicant has lived. `to` is null for the present one. */
const pastHome = z.object({
  address: line(200, 'Enter the address.'),
  from: localDate,
  to: z.nullable(localDate),
  /** Who let the home, such as an owner or agency. */
  lessor: z.optional(z.object({ name: line(120, 'Enter a name.'), ...contact })),
});

const incomeSource = z.enum(['wages', 'business', 'benefit', 'pension', 'investment', 'other']);

/** The own part of an adult, besides name and email address. Which fields may be asked depends on the state. */
export const applicantPart = z.object({
  phone: z.optional(personPhone),
  dateOfBirth: z.optional(localDate),
  currentAddress: z.optional(line(200, 'Enter your address.')),
  rentalHistory: z.optional(z.array(pastHome).check(z.maxLength(5))),
  employment: z.optional(
    z.object({
      employer: line(120, 'Enter your employer.'),
      role: line(120),
      startedOn: z.optional(localDate),
      contact: z.optional(z.object({ name: line(120, 'Enter a name.'), ...contact })),
    }),
  ),
  /** Income per week before tax. */
  income: z.optional(z.array(z.object({ source: incomeSource, amount: decimalAmount })).check(z.maxLength(6))),
  financialAbility: z.optional(text(1000)),
  referees: z.optional(
    z.array(z.object({ name: line(120, 'Enter a name.'), relationship: line(80), ...contact })).check(z.maxLength(4)),
  ),
  emergencyContact: z.optional(
    z.object({ name: line(120, 'Enter a name.'), relationship: line(80), phone: personPhone }),
  ),
});
export type ApplicantPart = z.infer<typeof applicantPart>;

/** What all adults of an application share. */
export const applicationDetails = z.object({
  startDate: z.optional(localDate),
  termMonths: z.optional(count(1, 60)),
  /** All people who will live there, children included. */
  occupants: z.optional(count(1, 30)),
  occupantsUnder18: z.optional(count(0, 30)),
  pets: z.optional(counted(line(40, 'Enter the kind of pet.'))),
  vehicles: z.optional(counted(z.enum(['car', 'trailer', 'caravan', 'boat', 'heavyVehicle', 'other']))),
  /** Rent per week: never more than the advertised rent. */
  rent: z.optional(decimalAmount),
  message: z.optional(text(2000)),
});
export type ApplicationDetails = z.infer<typeof applicationDetails>;
