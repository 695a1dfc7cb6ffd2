import type { AgreementTermName, AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import { bankAccountViolations } from 'shared-contract/money/bank-account';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { Violation } from 'shared-contract/wire/problem';
import { formDate } from '../form/form-date.ts';
import { stateForm } from '../form/state-form.ts';
import { bondCap, petBond } from '../rules/bond.ts';
import { monthOfRent } from '../rules/monthly-rent.ts';
import { rentInAdvance } from '../rules/rent-in-advance.ts';
import type { Advance } from '../rules/rent-in-advance-rows.ts';
import type { AgreementContent } from './agreement-content.ts';
import { termPath } from './term-path.ts';

type Terms = Partial<AgreementTerms>;
type Refuse = (path: AgreementTermName | `${AgreementTermName}.${string}`, message: string) => void;

/**
 * Checks the terms against each other and against the law on the day the agreement starts: a term the state's form does
 * not have, the dates (V27), rent and bond (V23, V28), rent in advance (V29), and the bank account (V10).
 */
export function termViolations({ terms, property }: AgreementContent, today: string): Violation[] {
  const violations: Violation[] = [];
  const refuse: Refuse = (path, message) =>
    violations.push({ propertyPath: termPath(path), message, code: 'agreement-term' });
  const date = formDate(terms, today);
  checkForm(terms, property.state, date, refuse);
  checkDates(terms, refuse);
  checkAmounts(terms, refuse);
  if (property.propertyType === 'Residential') checkLimits(terms, property.state, date, refuse);
  if (terms.paymentAccount) {
    for (const { propertyPath, message } of bankAccountViolations(terms.paymentAccount)) {
      refuse(`paymentAccount.${propertyPath}`, message);
    }
  }
  return violations;
}

function checkForm(terms: Terms, state: AustralianState, date: string, refuse: Refuse): void {
  const form = stateForm(state, date);
  for (const name of Object.keys(terms) as AgreementTermName[]) {
    if (terms[name] === undefined || form.has(name)) continue;
    refuse(name, `Agreements in ${state} don’t have this term. Remove it.`);
  }
}

/** Dates outside of these are typing errors, and the calendar of the law does not reach them. */
const [firstDay, lastDay] = ['1990-01-01', '2199-12-31'];

function checkDates(terms: Terms, refuse: Refuse): void {
  for (const name of ['startDate', 'endDate', 'firstPayment', 'lastRentIncrease'] as const) {
    const date = terms[name];
    if (date && (date < firstDay || date > lastDay)) refuse(name, 'Choose a date between 1990 and 2199.');
  }
  const { leaseType, startDate, endDate, agreedRentIncrease } = terms;
  if (endDate && leaseType === 'periodic') refuse('endDate', 'A periodic agreement has no end date. Remove it.');
  else if (endDate && startDate && endDate <= startDate) refuse('endDate', 'Choose an end date after the start date.');
  if (!agreedRentIncrease || agreedRentIncrease.kind === 'none') return;
  const { date } = agreedRentIncrease;
  if (date > lastDay) refuse('agreedRentIncrease.date', 'Choose a date between 1990 and 2199.');
  if (startDate && date <= startDate)
    refuse('agreedRentIncrease.date', 'Choose a date after the start of the agreement.');
  if (endDate && date > endDate) refuse('agreedRentIncrease.date', 'Choose a date before the agreement ends.');
}

/** The weekly rent is above $0 and at most $50,000 (V23). */
const maxRentCents = 5_000_000;
const maxBondCents = 100_000_000;

function checkAmounts(terms: Terms, refuse: Refuse): void {
  const rent = terms.rent === undefined ? null : centsOf(terms.rent);
  if (rent !== null && (rent <= 0 || rent > maxRentCents)) {
    refuse('rent', 'Enter a weekly rent above $0, up to $50,000.');
  }
  for (const name of ['bond', 'petBond'] as const) {
    const value = terms[name];
    if (value !== undefined && (centsOf(value) < 0 || centsOf(value) > maxBondCents)) {
      refuse(name, 'Enter an amount of $0 or more, up to $1,000,000.');
    }
  }
  const { agreedRentIncrease: agreed } = terms;
  if (agreed?.kind !== 'amount') return;
  const raised = centsOf(agreed.rent);
  if (raised > maxRentCents) refuse('agreedRentIncrease.rent', 'Enter a weekly rent of up to $50,000.');
  else if (raised <= (rent ?? 0)) refuse('agreedRentIncrease.rent', 'Enter a weekly rent above the current one.');
}

/** Bond, pet bond (V28) and rent in advance (V29) stay within the limits of the state. */
function checkLimits(terms: Terms, state: AustralianState, date: string, refuse: Refuse): void {
  const rentCents = terms.rent === undefined ? null : centsOf(terms.rent);
  if (terms.bond !== undefined && rentCents !== null && rentCents > 0) {
    const cap = bondCap(state, date, { rentCents });
    const bond = centsOf(terms.bond);
    if (cap.value !== null && bond > cap.value) refuse('bond', `${cap.sentence} You entered ${formatMoney(bond)}.`);
  }
  const forPets = terms.petBond === undefined ? 0 : centsOf(terms.petBond);
  if (forPets > 0 && !terms.petsAllowed) refuse('petBond', 'A pet bond needs pets to be allowed.');
  else if (forPets > 0) {
    const { value, sentence } = petBond(state, date);
    if (forPets > (value ?? 0)) refuse('petBond', `${sentence} You entered ${formatMoney(forPets)}.`);
  }
  const { rentInAdvanceWeeks: weeks, leaseType } = terms;
  if (weeks === undefined || leaseType === undefined || rentCents === null || rentCents <= 0) return;
  const { value, sentence } = rentInAdvance(state, date, { rentCents, leaseType });
  const maxWeeks = value === null ? null : wholeWeeks(value, terms, rentCents, date);
  if (maxWeeks !== null && weeks > maxWeeks) {
    refuse('rentInAdvanceWeeks', `${sentence} Enter at most ${maxWeeks} whole weeks.`);
  }
}

/** Returns how many whole weeks of rent fit into the limit. Null when it is a payment period that is not chosen yet. */
function wholeWeeks(limit: Advance, { rentPaid }: Terms, rentCents: number, date: string): number | null {
  if (typeof limit === 'number') return limit;
  const weeksOfMonth = Math.floor(monthOfRent(rentCents, date) / rentCents);
  if (limit === 'month') return weeksOfMonth;
  return rentPaid === undefined ? null : { week: 1, fortnight: 2, month: weeksOfMonth }[rentPaid];
}
