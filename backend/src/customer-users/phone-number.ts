import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a personal phone number to E.164; null when it is not valid (V7). Accepts numbers with and without a country
 * code. Rejects Australian business numbers (13, 1300, 1800) and premium numbers (190x).
 */
export function toE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'AU', extract: false });
  if (!number?.isValid() || number.ext) return null;
  if (number.countryCallingCode === '61' && !/^[23478]\d{8}$/.test(number.nationalNumber)) return null;
  return number.number;
}

/** Returns the number to store: in E.164, or as typed when it is not a personal number, such as 1300 975 707 (V7). */
export function storedPhone(typed: string): string {
  return toE164(typed) ?? typed.trim();
}
