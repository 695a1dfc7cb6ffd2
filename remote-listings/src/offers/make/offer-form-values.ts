import { addDays } from 'shared-contract/date/local-date';
import type { Listing } from 'shared-contract/listing/listing';
import { amountText } from 'shared-contract/money/parse-amount';
import { type OfferInput, offerInput } from 'shared-contract/offer/offer';
import { advertisedRent, type CheckedTerms, newOfferKindsOf } from 'shared-contract/offer/offer-rules';
import * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import { offerViolations } from 'tenancy-law/offer/offer-violations';
import type { ContactOfUser } from '../../contact-of-user.ts';
import { amountError, depositError, parseDeposit, parseOfferAmount, parseWholeNumber } from '../parse-offer-input.ts';

/**
 * The entered values, which a draft also stores. Numbers are text, because the user may not have finished typing them.
 */
export const offerFormValues = z.object({
  kind: z.enum(['sale', 'lease']),
  amount: z.string(),
  /** An amount in dollars, or a share of the price such as `10%`. */
  deposit: z.string(),
  settlementDays: z.string(),
  finance: z.boolean(),
  lender: z.string(),
  financeDays: z.string(),
  buildingAndPest: z.boolean(),
  buildingAndPestDays: z.string(),
  saleOfHome: z.boolean(),
  saleOfHomeDays: z.string(),
  other: z.boolean(),
  otherText: z.string(),
  startDate: z.string(),
  termMonths: z.string(),
  expiresOn: z.string(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  buyerPhone: z.string(),
  solicitorName: z.string(),
  solicitorEmail: z.string(),
  solicitorPhone: z.string(),
  message: z.string(),
  consent: z.boolean(),
});
export type OfferFormValues = z.infer<typeof offerFormValues>;
export type OfferErrors = Partial<Record<keyof OfferFormValues, string>>;

/**
 * The fields that drafts must not store: contact details are personal data, and the user must give consent each time.
 */
export const sensitiveFields: readonly (keyof OfferFormValues)[] = [
  'buyerName',
  'buyerEmail',
  'buyerPhone',
  'solicitorName',
  'solicitorEmail',
  'solicitorPhone',
  'consent',
];

/** Returns the values of an empty form. It proposes usual terms, which the user can change. */
export function emptyOffer(
  listing: Pick<Listing, 'type' | 'pricing' | 'leasePricing' | 'property'>,
  today: string,
  person: ContactOfUser | null,
): OfferFormValues {
  const [kind = 'sale'] = newOfferKindsOf(listing);
  return {
    kind,
    amount: kind === 'lease' ? defaultRent(listing) : '',
    deposit: '10%',
    settlementDays: '60',
    finance: false,
    lender: '',
    financeDays: '14',
    buildingAndPest: false,
    buildingAndPestDays: '7',
    saleOfHome: false,
    saleOfHomeDays: '60',
    other: false,
    otherText: '',
    startDate: '',
    termMonths: '12',
    expiresOn: addDays(today, 7),
    buyerName: person?.name ?? '',
    buyerEmail: person?.email ?? '',
    buyerPhone: person?.phone ?? '',
    solicitorName: '',
    solicitorEmail: '',
    solicitorPhone: '',
    message: '',
    consent: false,
  };
}

/** Returns the advertised rent, which the form proposes. Proposing more would encourage rent bidding. */
export function defaultRent(listing: Pick<Listing, 'type' | 'pricing' | 'leasePricing' | 'property'>): string {
  const rent = advertisedRent(listing);
  return rent === null ? '' : amountText(rent);
}

/** Returns the request, or an error message for each invalid field. */
export function parseOffer(
  values: OfferFormValues,
  listing: Pick<Listing, '@id' | 'type' | 'pricing' | 'leasePricing' | 'property'>,
  { id, today }: { id: string; today: string },
): { ok: true; input: OfferInput } | { ok: false; errors: OfferErrors } {
  const { errors: termErrors, terms } = parseTerms(values);
  const solicitor = withoutEmpty({
    name: values.solicitorName,
    email: values.solicitorEmail,
    phone: values.solicitorPhone,
  });
  const parsed = offerInput.safeParse({
    id,
    listing: listing['@id'],
    terms,
    expiresOn: values.expiresOn,
    buyer: { name: values.buyerName, email: values.buyerEmail, ...withoutEmpty({ phone: values.buyerPhone }) },
    ...(Object.keys(solicitor).length > 0 ? { solicitor: { name: '', ...solicitor } } : {}),
    message: values.message,
    consent: values.consent,
  });
  // Also checks the other values when one of them cannot be parsed, so that all errors are shown at once.
  const violations = offerViolations({ terms, expiresOn: values.expiresOn }, listing, today);
  if (parsed.success && violations.length === 0 && Object.keys(termErrors).length === 0) {
    return { ok: true, input: parsed.data };
  }
  return {
    ok: false,
    errors: { ...offerErrors([...shapeViolations(parsed), ...violations], values).errors, ...termErrors },
  };
}

/** Parses the entered terms. `errors` has the values that cannot be parsed; `terms` has placeholders for them. */
export function parseTerms(values: OfferFormValues): {
  errors: OfferErrors;
  terms: CheckedTerms & Record<string, unknown>;
} {
  const errors: OfferErrors = {};
  const amount = parseOfferAmount(values.amount);
  const invalidAmount = amountError(
    values.amount,
    values.kind === 'sale' ? 'Enter the price you offer, such as 850,000.' : 'Enter the rent per week, such as 650.',
  );
  if (invalidAmount !== null) errors.amount = invalidAmount;
  if (values.kind === 'lease') {
    if (values.startDate === '') errors.startDate = 'Choose the day the lease starts.';
    const { startDate } = values;
    return {
      errors,
      terms: { kind: 'lease', amount: amount ?? '0.00', startDate, termMonths: parseWholeNumber(values.termMonths) },
    };
  }
  const deposit = parseDeposit(values.deposit, amount);
  const invalidDeposit = depositError(values.deposit);
  if (invalidDeposit !== null) errors.deposit = invalidDeposit;
  return {
    errors,
    terms: {
      kind: 'sale',
      amount: amount ?? '0.00',
      deposit: (amount && deposit) ?? '0.00',
      settlementDays: parseWholeNumber(values.settlementDays),
      conditions: chosenConditions(values).map(({ condition }) => condition),
    },
  };
}

type Chosen = { condition: object; fields: Record<string, keyof OfferFormValues> };

/**
 * Returns the chosen conditions in the order of the form. `fields` has the form's field for each part of a condition,
 * so that errors of the server can be shown there.
 */
function chosenConditions(values: OfferFormValues): Chosen[] {
  const all: (Chosen | false)[] = [
    values.finance && {
      condition: { kind: 'finance', lender: values.lender, days: parseWholeNumber(values.financeDays) },
      fields: { days: 'financeDays', lender: 'lender' },
    },
    values.buildingAndPest && {
      condition: { kind: 'buildingAndPest', days: parseWholeNumber(values.buildingAndPestDays) },
      fields: { days: 'buildingAndPestDays' },
    },
    values.saleOfHome && {
      condition: { kind: 'saleOfHome', days: parseWholeNumber(values.saleOfHomeDays) },
      fields: { days: 'saleOfHomeDays' },
    },
    values.other && { condition: { kind: 'other', text: values.otherText }, fields: { text: 'otherText' } },
  ];
  return all.filter((one) => one !== false);
}

function withoutEmpty(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}

const fields: Record<string, keyof OfferFormValues> = {
  'terms.kind': 'kind',
  'terms.amount': 'amount',
  'terms.deposit': 'deposit',
  'terms.settlementDays': 'settlementDays',
  'terms.startDate': 'startDate',
  'terms.termMonths': 'termMonths',
  expiresOn: 'expiresOn',
  'buyer.name': 'buyerName',
  'buyer.email': 'buyerEmail',
  'buyer.phone': 'buyerPhone',
  'solicitor.name': 'solicitorName',
  'solicitor.email': 'solicitorEmail',
  'solicitor.phone': 'solicitorPhone',
  message: 'message',
  consent: 'consent',
};

/**
 * Returns the first error of each field. `rest` has the messages of errors that belong to no field. Paths may be
 * written `a[0].b` or `a.0.b`.
 */
export function offerErrors(
  violations: readonly Violation[],
  values: OfferFormValues,
): { errors: OfferErrors; rest: string[] } {
  const errors: OfferErrors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = fieldOf(propertyPath.replaceAll(/\[(\d+)\]/g, '.$1'), values);
    if (field) errors[field] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}

function fieldOf(path: string, values: OfferFormValues): keyof OfferFormValues | undefined {
  const condition = /^terms\.conditions\.(\d+)\.(\w+)$/.exec(path);
  if (!condition) return fields[path];
  return chosenConditions(values)[Number(condition[1])]?.fields[condition[2] ?? ''];
}
