import * as z from 'shared-contract/schema';
import { businessPhone } from '../contact/person-contact.ts';
import { decimalAmount } from '../money/money.ts';
import { plainLine, plainText } from '../text/plain-text.ts';

const localDate = z.iso.date('Enter a date.');

export const rentPeriod = z.enum(['week', 'fortnight', 'month']);
export type RentPeriod = z.infer<typeof rentPeriod>;

export const paymentMethod = z.enum(['bankTransfer', 'bpay', 'rentCard', 'cheque', 'cash', 'deduction', 'other']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const utilityService = z.enum([
  'electricity',
  'gas',
  'water',
  'waterUsage',
  'sewerage',
  'internet',
  'phone',
  'councilWaste',
  'other',
]);
export type UtilityService = z.infer<typeof utilityService>;

/** Services with a meter of their own in some homes. Charges and subscriptions have none. */
export const meteredServices: readonly UtilityService[] = ['electricity', 'gas', 'waterUsage'];

/** One service of the premises. `apportionment` says how a shared bill is divided. */
export const utility = z.object({
  service: utilityService,
  connected: z.boolean(),
  paidBy: z.enum(['landlord', 'tenant']),
  individuallyMetered: z.boolean(),
  apportionment: plainText(500),
});
export type Utility = z.infer<typeof utility>;

/** A person the tenants may call for urgent repairs. */
export const repairer = z.object({
  trade: z.enum(['electrical', 'plumbing', 'gas', 'locksmith', 'other']),
  name: plainLine(120, 'Enter the name.'),
  phone: businessPhone,
});
export type Repairer = z.infer<typeof repairer>;

/** How rent rises during a fixed term. Without a date and an amount or method, it may not rise (V32). */
export const agreedRentIncrease = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('amount'), date: localDate, rent: decimalAmount }),
  z.object({ kind: z.literal('method'), date: localDate, method: plainText(1000) }),
]);
export type AgreedRentIncrease = z.infer<typeof agreedRentIncrease>;

/**
 * The terms of an agreement by name, as they are stored in `tenancyAgreementDetails` (SPEC §3). A draft may lack any of
 * them. Amounts are decimal strings, dates local dates of the property. Which terms an agreement of a state has, and
 * which it must have before it is sent, is the matter of the package `tenancy-law`.
 */
export const agreementTerms = z.object({
  leaseType: z.enum(['fixed', 'periodic']),
  startDate: localDate,
  /** Null for a periodic agreement. */
  endDate: z.nullable(localDate),
  /** The rent per week (SPEC §5, V28). */
  rent: decimalAmount,
  rentFrequency: z.literal('week'),
  /** How often the tenants pay. The amounts for a fortnight and a month are derived from the weekly rent (V28). */
  rentPaid: rentPeriod,
  /** The first pay day; the others follow from it. */
  firstPayment: localDate,
  /** Whole weeks of rent that the tenants pay at the start (V29). */
  rentInAdvanceWeeks: z.int('Enter whole weeks.').check(z.minimum(0), z.maximum(8)),
  paymentMethods: z.array(paymentMethod),
  /** The account for bank transfers (V10). Null while it is not given. Never part of a draft in the browser. */
  paymentAccount: z.nullable(z.object({ name: plainLine(32), bsb: plainLine(7), number: plainLine(12) })),
  paymentReference: plainLine(18),
  /** The day on which the rent of these premises last rose, or null when it did not in this ownership (QLD, V32). */
  lastRentIncrease: z.nullable(localDate),
  agreedRentIncrease,
  bond: decimalAmount,
  /** Only WA (V28). */
  petBond: decimalAmount,
  utilities: z.array(utility).check(z.maxLength(20, 'Enter at most 20 services.')),
  petsAllowed: z.boolean(),
  /** The pets that were agreed, such as `one cat`. */
  pets: plainText(500),
  maximumOccupants: z.nullable(z.int('Enter a whole number.').check(z.minimum(1), z.maximum(50))),
  repairers: z.array(repairer).check(z.maxLength(10, 'Enter at most 10 repairers.')),
  inclusions: plainText(5000),
  exclusions: plainText(5000),
  ownersCorp: z.object({ applicable: z.boolean(), conditions: plainText(5000) }),
  electronicCommunication: z.object({ tenant: z.boolean(), landlord: z.boolean() }),
  conditionReport: z.object({ provided: z.boolean(), willBeProvided: z.boolean() }),
  specialTerms: plainText(10_000),
});
export type AgreementTerms = z.infer<typeof agreementTerms>;
export type AgreementTermName = keyof AgreementTerms;

/** The terms of a new agreement (SPEC §3). */
export const initialTerms = {
  rentFrequency: 'week',
  ownersCorp: { applicable: false, conditions: '' },
  electronicCommunication: { tenant: false, landlord: false },
  conditionReport: { provided: false, willBeProvided: false },
  specialTerms: '',
} satisfies Partial<AgreementTerms>;

/** True for the name of a term. */
export function isTermName(name: string): name is AgreementTermName {
  return Object.hasOwn(agreementTerms.shape, name);
}

/** Returns the terms of a name/value list. Entries with an unknown name or a damaged value are left out. */
export function termsOf(details: readonly { name: string; value?: unknown }[]): Partial<AgreementTerms> {
  const known: Record<string, unknown> = {};
  for (const { name, value } of details) {
    if (!isTermName(name)) continue;
    const parsed = z.safeParse<z.ZodMiniType>(agreementTerms.shape[name], value);
    if (parsed.success) known[name] = parsed.data;
  }
  return known;
}

/** Returns the name/value list of terms, in the order of the schema. Undefined terms are left out. */
export function detailsOf(terms: Partial<AgreementTerms>): { name: string; value: unknown }[] {
  return Object.keys(agreementTerms.shape)
    .map((name) => ({ name, value: terms[name as AgreementTermName] }))
    .filter(({ value }) => value !== undefined);
}
