import { withCheckDigit } from 'shared-contract/money/bpay-reference';

const smallest = 10_000_000;
const count = 90_000_000;
/** Has no common factor with `count`, so each number below `count` gets a base of its own. */
const step = 7_654_321;

/**
 * Returns the reference with which tenants pay rent: 9 digits, the last one a check digit (MOD10V01, V11). It is
 * unique among all tenancies and never changes. References of tenancies that follow each other differ in most digits,
 * so that a part of a reference still identifies a tenancy.
 * @throws RangeError for a number for which there is no reference
 */
export function paymentReferenceOf({ paymentNumber }: { paymentNumber: number }): string {
  if (!Number.isInteger(paymentNumber) || paymentNumber < 1 || paymentNumber >= count) {
    throw new RangeError(`Expected a payment number from 1 to ${count - 1}, got ${paymentNumber}.`);
  }
  return withCheckDigit(String(smallest + ((paymentNumber * step) % count)), 'MOD10V01');
}
