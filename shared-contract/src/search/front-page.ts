import * as z from 'shared-contract/schema';
import { foundListing } from './found-listing.ts';

/** The number of listings in each section of the front page. */
export const listingsPerSection = 4;

/** `totalItems` counts all listings that the section's search finds, up to 1,000; `totalItemsCapped` says if more. */
const section = z.object({ totalItems: z.int(), totalItemsCapped: z.boolean(), member: z.array(foundListing) });

/**
 * `GET /api/front-page`: the newest homes for sale and for rent, and the first open homes of the coming Saturday. At
 * most {@link listingsPerSection} in each section.
 */
export const frontPage = z.object({
  '@id': z.string(),
  '@type': z.literal('FrontPage'),
  forSale: section,
  forLease: section,
  openSaturday: section,
});
export type FrontPage = z.infer<typeof frontPage>;
