/** The two ways in which a BPAY biller computes the check digit of a customer reference number (V11). */
export type BpayCheckMethod = 'MOD10V01' | 'MOD10V05';

/** Appends the check digit to a base of 1 to 19 digits (V11). The base must contain digits only. */
export function withCheckDigit(base: string, method: BpayCheckMethod): string {
  return `${base}${checkDigits[method]([...base].map(Number))}`;
}

/** Returns whether a text is a BPAY customer reference number: 2 to 20 digits, the last one the check digit (V11). */
export function isBpayReference(text: string, method: BpayCheckMethod): boolean {
  return /^\d{2,20}$/.test(text) && text === withCheckDigit(text.slice(0, -1), method);
}

const checkDigits: Record<BpayCheckMethod, (digits: readonly number[]) => number> = {
  /** Luhn: from the right, every other digit is doubled, and its own digits are added. */
  MOD10V01: (digits) =>
    (10 - (sum(digits.toReversed().map((digit, index) => (index % 2 === 0 ? doubled(digit) : digit))) % 10)) % 10,
  /** Each digit times its position, counted from 1 at the left. Nothing is subtracted from 10. */
  MOD10V05: (digits) => sum(digits.map((digit, index) => digit * (index + 1))) % 10,
};

const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
