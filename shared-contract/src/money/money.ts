import * as z from 'shared-contract/schema';

/**
 * An amount of money in requests and responses: Australian dollars as a decimal string with two places, such as
 * `"1250.00"`. Convert it with {@link centsOf} and calculate with integer cents.
 */
export const decimalAmount = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/));

/**
 * Converts `"12.50"` to 1250.
 * @throws RangeError for a text that is not such a decimal string
 */
export function centsOf(amount: string): number {
  const match = /^(-?)(\d{1,12})\.(\d{2})$/.exec(amount);
  if (!match) throw new RangeError(`Expected a decimal amount such as "12.50", got "${amount}".`);
  const cents = Number(match[2]) * 100 + Number(match[3]);
  return match[1] === '-' && cents !== 0 ? -cents : cents;
}

/** Converts 1250 to `"12.50"`. */
export function amountOf(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = Math.abs(Math.round(cents)).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', minimumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

/** Formats cents as `$1,250.00` (SPEC §9: AUD, en-AU, 2 decimals). */
export function formatMoney(cents: number): string {
  return exact.format(cents / 100);
}

/** Formats cents as a headline price without `.00`: `$1,250`, `$1,250.50`. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100);
}

/** Formats a weekly rent: `$650 per week`. Rent is per week everywhere on the site (SPEC §5). */
export function formatRent(cents: number): string {
  return `${formatPrice(cents)} per week`;
}

/** Returns the GST in a total that is taxable as a whole: one eleventh of the total, rounded half up. In cents. */
export function gstWithin(cents: number): number {
  return Math.round(cents / 11);
}

/**
 * Parses the first number of a text to cents, ignoring commas. Returns null for text without a number, such as `$`
 * (SPEC §5).
 */
export function parseMoney(text: string): number | null {
  const match = /\d+(?:\.\d+)?/.exec(text.replaceAll(',', ''));
  return match ? Math.round(Number(match[0]) * 100) : null;
}

/** Parses a percentage. Returns null for text without a number, such as `%` (SPEC §5). */
export function parsePercent(text: string): number | null {
  const match = /-?\d+(?:\.\d+)?/.exec(text.replaceAll('%', '').replaceAll(',', ''));
  return match ? Number(match[0]) : null;
}
