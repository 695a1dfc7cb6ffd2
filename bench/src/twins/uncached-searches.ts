/** The encodings that browsers accept, so that responses are compressed as for a browser. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

let next = 0;

/**
 * Returns queries whose price range excludes no listing, so that every page is full. They differ, so that no cache
 * contains the response.
 */
export const uncachedPrices = (count: number): string[] =>
  Array.from({ length: count }, () => `price=100-${20_000 + next++}`);
