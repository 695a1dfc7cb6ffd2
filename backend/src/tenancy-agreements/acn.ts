/**
 * True for a valid Australian Company Number (V2): 9 digits, weights 8 … 1 on the first eight, check digit (10 − sum
 * mod 10) mod 10. Spaces between groups are allowed.
 */
export function isAcn(text: string): boolean {
  const digits = text.replaceAll(' ', '');
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[8]);
}
