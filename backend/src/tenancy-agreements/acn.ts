/**
 * Returns whether a text is a valid Australian Company Number (V2): 9 digits, with or without spaces. The last one is a
 * check digit. Multiply the first eight digits by 8, 7, … 1 and add up the products and the check digit. The sum must
 * be a multiple of 10.
 */
export function isAcn(text: string): boolean {
  const digits = text.replaceAll(' ', '');
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[8]);
}
