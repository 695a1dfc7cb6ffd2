/** Each bucket is 10 % wider than the one before, so few numbers describe milliseconds as well as scores of CLS. */
const growth = 1.1;
/** Pages round values to three decimal places. Smaller values are in bucket 0. */
const smallest = 0.001;
/** Ten minutes in milliseconds. Larger values are in its bucket. */
const largest = 600_000;

/** Returns the bucket of a value, a whole number from 0 to 213. */
export function bucketOf(value: number): number {
  if (value < smallest) return 0;
  return Math.floor(Math.log(Math.min(value, largest) / smallest) / Math.log(growth)) + 1;
}

/** Returns the geometric middle of a bucket, which differs from any value in it by less than 5 %. */
export function middleOf(bucket: number): number {
  return bucket === 0 ? 0 : smallest * growth ** (bucket - 0.5);
}
