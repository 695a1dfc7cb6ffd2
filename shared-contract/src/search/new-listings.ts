import * as z from 'shared-contract/schema';

/** The largest number of new listings that is shown exactly; larger numbers are shown as "99+". */
export const maxCountedNew = 99;

/** The number of new listings for each search, in the order of the request. `maxCountedNew` + 1 means "99+". */
export const newListings = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.string(),
  counts: z.array(z.int()),
});
