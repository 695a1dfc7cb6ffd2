const weights = [1, 3, 7, 9, 1, 3, 7, 9];

/**
 * True for a valid number of a Medicare card (V4): ten digits, the first one 2 to 6, the ninth a check digit.
 * @param digits without spaces
 */
export function isMedicareNumber(digits: string): boolean {
  if (!/^[2-6]\d{9}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 10 === Number(digits[8]);
}
