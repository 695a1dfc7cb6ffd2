/*
 * The checks of a card, for the card fields in the browser and for this service. The browser loads this file, so it
 * imports nothing.
 */

export type CardInput = { number: string; expiryMonth: number; expiryYear: number; securityCode: string };
export type CardField = 'number' | 'expiry' | 'securityCode';
export type CardErrors = Partial<Record<CardField, string>>;

/** Returns a message for each invalid field of a card. */
export function cardErrors({ number, expiryMonth, expiryYear, securityCode }: CardInput, now: Date): CardErrors {
  const digits = digitsOf(number);
  const errors: CardErrors = {};
  if (digits === '') errors.number = 'Enter your card number.';
  else if (!hasCheckDigit(digits)) errors.number = 'Check your card number.';

  if (!Number.isInteger(expiryYear) || expiryMonth < 1 || expiryMonth > 12)
    errors.expiry = 'Enter the expiry as MM/YY.';
  // A card is valid until the end of its month, everywhere in the world.
  else if (Date.UTC(expiryYear, expiryMonth, 1, 12) < now.getTime()) errors.expiry = 'This card has expired.';
  else if (expiryYear > now.getUTCFullYear() + 30) errors.expiry = 'Check the expiry date.';

  const length = brandOf(digits) === 'amex' ? 4 : 3;
  if (!/^\d+$/.test(securityCode) || securityCode.length !== length) {
    errors.securityCode = `Enter the ${length}-digit code.`;
  }
  return errors;
}

export function digitsOf(number: string): string {
  return number.replaceAll(/[\s-]/g, '');
}

export function brandOf(digits: string): 'visa' | 'mastercard' | 'amex' | 'unknown' {
  if (digits.startsWith('4')) return 'visa';
  if (/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'mastercard';
  return /^3[47]/.test(digits) ? 'amex' : 'unknown';
}

/** Returns month and year of an expiry such as `04 / 29` or `4/2029`; NaN for what is missing. */
export function parseExpiry(text: string): { expiryMonth: number; expiryYear: number } {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  return {
    expiryMonth: month === '' ? Number.NaN : Number(month),
    expiryYear: year === '' ? Number.NaN : Number(year.length === 2 ? `20${year}` : year),
  };
}

/** Checks the Luhn digit, with which card numbers of all brands end. */
function hasCheckDigit(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
