import {
  type AgreedRentIncrease,
  type AgreementTermName,
  type PaymentMethod,
  paymentMethod,
  rentPeriod,
  termsOf,
} from 'shared-contract/agreement/agreement-terms';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import * as z from 'shared-contract/schema';
import type { FieldErrors } from 'shared-editor';
import { formatLocalDate } from 'shared-ui';
import type { StateForm } from 'tenancy-law/form/state-form';
import { paymentMethodLabels } from 'tenancy-law/form/term-labels';
import { termPathOf } from '../agreement-change.ts';
import type { AgreementChange, AgreementStepForm } from '../edited-agreement.ts';

/** A choice that may not be made yet. */
const choice = <const Option extends string>(...options: Option[]) => z.enum(['', ...options]);

const values = z.object({
  leaseType: choice('fixed', 'periodic'),
  startDate: z.string(),
  endDate: z.string(),
  rent: z.string(),
  rentPaid: choice(...rentPeriod.options),
  firstPayment: z.string(),
  rentInAdvanceWeeks: z.string(),
  lastRentIncrease: z.string(),
  /** True when the owner says that the rent has never risen. Without it and without a date nothing is said yet. */
  neverIncreased: z.boolean(),
  increaseKind: choice('none', 'amount', 'method'),
  increaseDate: z.string(),
  increaseRent: z.string(),
  increaseMethod: z.string(),
  bond: z.string(),
  petBond: z.string(),
  paymentMethods: z.array(paymentMethod),
  accountName: z.string(),
  bsb: z.string(),
  accountNumber: z.string(),
  paymentReference: z.string(),
});
export type LeaseDetailsValues = z.infer<typeof values>;

export const periodLabels = { week: 'Weekly', fortnight: 'Fortnightly', month: 'Monthly' } as const;

const leaseTypeLabels = { fixed: 'Fixed term', periodic: 'Periodic' } as const;
export const increaseLabels = {
  none: 'Rent stays the same',
  amount: 'Rent rises to an agreed amount',
  method: 'Rent rises by an agreed method',
} as const;

/** Fields whose error paths differ from their names. */
const fieldOfTerm: Record<string, keyof LeaseDetailsValues> = {
  agreedRentIncrease: 'increaseKind',
  'agreedRentIncrease.date': 'increaseDate',
  'agreedRentIncrease.rent': 'increaseRent',
  'agreedRentIncrease.method': 'increaseMethod',
  paymentAccount: 'bsb',
  'paymentAccount.name': 'accountName',
  'paymentAccount.bsb': 'bsb',
  'paymentAccount.number': 'accountNumber',
};

/** Returns the form of term, rent, bond and payment. Terms that the state's form does not have are not sent. */
export function leaseDetailsForm({ labels, has }: StateForm): AgreementStepForm<LeaseDetailsValues> {
  return {
    step: 'lease-details',
    draftDescription: 'the lease details of this agreement',
    schema: values,
    version: 1,
    labels: {
      leaseType: 'Type of lease',
      startDate: 'Start date',
      endDate: 'End date',
      rent: 'Rent per week',
      rentPaid: 'How often rent is paid',
      firstPayment: 'First payment',
      rentInAdvanceWeeks: 'Weeks of rent in advance',
      lastRentIncrease: 'Last rent increase',
      neverIncreased: 'No rent increase so far',
      increaseKind: 'Rent during the fixed term',
      increaseDate: 'Date of the increase',
      increaseRent: 'New rent per week',
      increaseMethod: 'Method of the increase',
      bond: labels.bond,
      petBond: 'Pet bond',
      paymentMethods: 'Ways to pay',
      accountName: 'Account name',
      bsb: 'BSB',
      accountNumber: 'Account number',
      paymentReference: 'Payment reference',
    },
    formatValue,
    valuesOf: ({ tenancyAgreementDetails }) => typedTerms(tenancyAgreementDetails),
    patchOf(typed, { tenancyAgreementDetails }) {
      const { terms, errors } = parseTerms(typed);
      const { lastRentIncrease: stored } = termsOf(tenancyAgreementDetails);
      if (stored !== undefined && terms.lastRentIncrease === undefined) {
        errors.lastRentIncrease = 'Choose the day, or tick that the rent hasn’t gone up.';
      }
      const own = Object.entries(terms).filter(([name]) => has(name as AgreementTermName));
      return { patch: Object.fromEntries(own), errors };
    },
    fieldOf(path, change) {
      const termPath = termPathOf(path, change);
      if (termPath === null) return null;
      const [term = ''] = termPath.split(/[.[]/);
      return fieldOfTerm[termPath] ?? fieldOfTerm[term] ?? (term in values.shape ? term : null);
    },
  };
}

function typedTerms(details: Parameters<typeof termsOf>[0]): LeaseDetailsValues {
  const terms = termsOf(details);
  const amount = (value: string | null | undefined) => (value ? amountText(value) : '');
  const increase = terms.agreedRentIncrease;
  return {
    leaseType: terms.leaseType ?? '',
    startDate: terms.startDate ?? '',
    endDate: terms.endDate ?? '',
    rent: amount(terms.rent),
    rentPaid: terms.rentPaid ?? '',
    firstPayment: terms.firstPayment ?? '',
    rentInAdvanceWeeks: terms.rentInAdvanceWeeks === undefined ? '' : String(terms.rentInAdvanceWeeks),
    lastRentIncrease: terms.lastRentIncrease ?? '',
    neverIncreased: terms.lastRentIncrease === null,
    increaseKind: increase?.kind ?? '',
    increaseDate: increase && increase.kind !== 'none' ? increase.date : '',
    increaseRent: increase?.kind === 'amount' ? amountText(increase.rent) : '',
    increaseMethod: increase?.kind === 'method' ? increase.method : '',
    bond: amount(terms.bond),
    petBond: amount(terms.petBond),
    paymentMethods: terms.paymentMethods ?? [],
    accountName: terms.paymentAccount?.name ?? '',
    bsb: terms.paymentAccount?.bsb ?? '',
    accountNumber: terms.paymentAccount?.number ?? '',
    paymentReference: terms.paymentReference ?? '',
  };
}

/** Returns the terms, null for those that are empty or do not apply, and an error for each text without a value. */
function parseTerms(typed: LeaseDetailsValues): { terms: AgreementChange; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const amount = (field: 'rent' | 'bond' | 'petBond') => {
    const read = parseAmount(typed[field]);
    if (!read.ok) errors[field] = read.message;
    return read.ok ? read.amount : null;
  };
  const { accountName, bsb, accountNumber } = typed;
  const isFixed = typed.leaseType === 'fixed';
  const paysByTransfer = typed.paymentMethods.includes('bankTransfer');
  const hasAccount = paysByTransfer && [accountName, bsb, accountNumber].some((text) => text.trim() !== '');
  const terms: AgreementChange = {
    leaseType: typed.leaseType || null,
    startDate: typed.startDate || null,
    endDate: isFixed ? typed.endDate || null : null,
    rent: amount('rent'),
    rentPaid: typed.rentPaid || null,
    firstPayment: typed.firstPayment || null,
    rentInAdvanceWeeks: parseWeeks(typed.rentInAdvanceWeeks, errors),
    lastRentIncrease: typed.neverIncreased ? null : typed.lastRentIncrease || undefined,
    agreedRentIncrease: isFixed ? parseIncrease(typed, errors) : null,
    bond: amount('bond'),
    petBond: amount('petBond'),
    paymentMethods: typed.paymentMethods,
    paymentAccount: hasAccount ? { name: accountName.trim(), bsb: bsb.trim(), number: accountNumber.trim() } : null,
    paymentReference: typed.paymentReference.trim() || null,
  };
  return { terms, errors };
}

function parseWeeks(text: string, errors: FieldErrors): number | null {
  if (text.trim() === '') return null;
  if (/^\d{1,2}$/.test(text.trim())) return Number(text);
  errors.rentInAdvanceWeeks = 'Enter whole weeks, such as 2.';
  return null;
}

function parseIncrease(typed: LeaseDetailsValues, errors: FieldErrors): AgreedRentIncrease | null {
  const { increaseKind: kind, increaseDate: date } = typed;
  if (kind === '' || kind === 'none') return kind === 'none' ? { kind } : null;
  if (date === '') errors.increaseDate = 'Enter the date of the increase.';
  if (kind === 'method') {
    const method = typed.increaseMethod.trim();
    if (method === '') errors.increaseMethod = 'Say how the new rent is worked out.';
    return date === '' || method === '' ? null : { kind, date, method };
  }
  const read = parseAmount(typed.increaseRent);
  const rent = read.ok ? read.amount : null;
  if (rent === null) errors.increaseRent = read.ok ? 'Enter the new rent per week.' : read.message;
  return date === '' || rent === null ? null : { kind, date, rent };
}

const texts: Record<string, string> = { ...leaseTypeLabels, ...periodLabels, ...increaseLabels };

function formatValue(field: keyof LeaseDetailsValues, value: unknown): string {
  if (Array.isArray(value)) return value.map((one: PaymentMethod) => paymentMethodLabels[one]).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatLocalDate(text);
  if (['rent', 'bond', 'petBond', 'increaseRent'].includes(field)) {
    const read = parseAmount(text);
    return read.ok && read.amount !== null ? formatMoney(centsOf(read.amount)) : text;
  }
  return texts[text] ?? text;
}
