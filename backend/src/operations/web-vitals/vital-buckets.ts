/** Ten minutes in milliseconds. Larger values count as this one. */
const largest = 600_000;

/**
 * Returns the bucket of a value: its thousandths, rounded up to two digits, with the number of zeros that follow as the
 * hundreds. So 2,500 ms, which is 2,500,000 thousandths, is 525. The limits of good and poor vitals have two digits, so
 * a value and its bucket are always on the same side of a limit.
 */
export function bucketOf(value: number): number {
  // Pages round values to three decimal places, which a double stores with a tiny error.
  let digits = Math.ceil(Math.min(value, largest) * 1_000 - 1e-6);
  let zeros = 0;
  for (; digits > 99; zeros += 1) digits = Math.ceil(digits / 10);
  return zeros * 100 + Math.max(digits, 0);
}

/** Returns the greatest value of a bucket. */
export function greatestOf(bucket: number): number {
  return ((bucket % 100) * 10 ** Math.floor(bucket / 100)) / 1_000;
}
