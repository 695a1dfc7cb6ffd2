import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * V7: a person's phone number as E.164, typed with or without a country code; null when it is none. Australian numbers
 * that only businesses have (13, 1300, 1800) and premium ones (190x) are none either.
 */
export function toE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'AU', extract: false });
  if (!number?.isValid() || number.ext) return null;
  if (number.countryCallingCode === '61' && !/^[23478]\d{8}$/.test(number.nationalNumber)) return null;
  return number.number;
}
