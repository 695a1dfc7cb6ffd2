import { addDays } from 'shared-contract/date/local-date';
import type { Listing } from 'shared-contract/listing/listing';
import { amountText } from 'shared-contract/money/parse-amount';
import { type Offer, type OfferPatch, offerPatch } from 'shared-contract/offer/offer';
import * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import { offerViolations } from 'tenancy-law/offer/offer-violations';
import { amountError, depositError, parseDeposit, parseOfferAmount, parseWholeNumber } from '../parse-offer-input.ts';
import { openingText } from './opening-texts.ts';

export const counterFormValues = z.object({
  amount: z.string(),
  deposit: z.string(),
  settlementDays: z.string(),
  /** For each condition of the offer, in the same order: whether the counter-offer has it as well. */
  retainedConditions: z.array(z.boolean()),
  startDate: z.string(),
  termMonths: z.string(),
  expiresOn: z.string(),
  message: z.string(),
});
export type CounterFormValues = z.infer<typeof counterFormValues>;
export type CounterErrors = Partial<Record<keyof CounterFormValues, string>>;

/** Returns the form values with which a counter-offer starts: the latest terms of the offer. */
export function initialCounterValues(
  { status, terms }: Pick<Offer, 'status' | 'terms'>,
  today: string,
): CounterFormValues {
  const sale = terms.kind === 'sale';
  return {
    amount: amountText(terms.amount),
    deposit: sale ? amountText(terms.deposit) : '',
    settlementDays: sale ? String(terms.settlementDays) : '',
    retainedConditions: sale ? terms.conditions.map(() => true) : [],
    startDate: sale ? '' : terms.startDate,
    termMonths: sale ? '' : String(terms.termMonths),
    expiresOn: addDays(today, 3),
    // The buyer was thanked with the first counter-offer.
    message: status === 'countered' ? '' : openingText('countered', terms.kind),
  };
}

/** Returns the request, or an error message for each invalid field. */
export function parseCounterOffer(
  values: CounterFormValues,
  { terms }: Pick<Offer, 'terms'>,
  listing: Pick<Listing, 'type' | 'pricing' | 'leasePricing' | 'property'>,
  today: string,
): { ok: true; patch: OfferPatch } | { ok: false; errors: CounterErrors } {
  const errors: CounterErrors = {};
  const amount = parseOfferAmount(values.amount);
  const invalidAmount = amountError(values.amount, 'Enter an amount, such as 850,000.');
  if (invalidAmount !== null) errors.amount = invalidAmount;
  const deposit = terms.kind === 'sale' ? parseDeposit(values.deposit, amount) : null;
  const invalidDeposit = terms.kind === 'sale' ? depositError(values.deposit) : null;
  if (invalidDeposit !== null) errors.deposit = invalidDeposit;
  const typed =
    terms.kind === 'sale'
      ? {
          kind: terms.kind,
          amount: amount ?? '0.00',
          deposit: (amount && deposit) ?? '0.00',
          settlementDays: parseWholeNumber(values.settlementDays),
          conditions: terms.conditions.filter((_, index) => values.retainedConditions[index]),
        }
      : {
          kind: terms.kind,
          amount: amount ?? '0.00',
          startDate: values.startDate,
          termMonths: parseWholeNumber(values.termMonths),
        };
  const { expiresOn, message } = values;
  const parsed = offerPatch.safeParse({ status: 'countered', terms: typed, expiresOn, message });
  // Also checks the other values when one of them cannot be parsed, so that all errors are shown at once.
  const violations = offerViolations({ terms: typed, expiresOn }, listing, today);
  if (parsed.success && violations.length === 0 && Object.keys(errors).length === 0) {
    return { ok: true, patch: parsed.data };
  }
  return { ok: false, errors: { ...counterErrors([...shapeViolations(parsed), ...violations]).errors, ...errors } };
}

const fields: Record<string, keyof CounterFormValues> = {
  'terms.amount': 'amount',
  'terms.deposit': 'deposit',
  'terms.settlementDays': 'settlementDays',
  'terms.startDate': 'startDate',
  'terms.termMonths': 'termMonths',
  expiresOn: 'expiresOn',
  message: 'message',
};

/** Returns the first error of each field. `rest` has the messages of errors that belong to no field. */
export function counterErrors(violations: readonly Violation[]): { errors: CounterErrors; rest: string[] } {
  const errors: CounterErrors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = fields[propertyPath];
    if (field) errors[field] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}
