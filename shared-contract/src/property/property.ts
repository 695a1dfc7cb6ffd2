import * as z from 'shared-contract/schema';
import { picture } from '../picture/picture.ts';
import { address } from '../place/address.ts';
import { linked } from '../wire/json-ld.ts';
import { propertyTypeName } from './property-type.ts';

/** Summary of the property's current listing, for the owner's lists. */
export const currentListing = z.object({
  '@id': z.string(),
  '@type': z.literal('Listing'),
  id: z.string(),
  type: z.enum(['sale', 'lease', 'both']),
  status: z.string(),
  headline: z.string(),
});

/** What waits at a property, and its tenancy that runs or comes next. Only members of `GET /api/properties` have it. */
export const propertyActivity = z.object({
  tenancy: z.nullable(
    z.object({
      status: z.string(),
      startDate: z.string(),
      /** Null for a periodic tenancy. */
      endDate: z.nullable(z.string()),
      arrearsDays: z.int(),
    }),
  ),
  /** The first day of the tenancy after that one, as a local date; missing without one. */
  nextTenancyStart: z.optional(z.string()),
  newEnquiries: z.int(),
  newApplications: z.int(),
  /** Offers that wait for the owner's answer. */
  openOffers: z.int(),
});
export type PropertyActivity = z.infer<typeof propertyActivity>;

export const property = z.object({
  ...linked,
  '@type': z.enum(['ResidentialProperty', 'CommercialProperty', 'LandProperty', 'RuralProperty']),
  propertyType: z.object({ name: propertyTypeName }),
  category: z.object({ name: z.string() }),
  address,
  timeZone: z.string(),
  bedrooms: z.nullish(z.number()),
  baths: z.nullish(z.number()),
  carSpaces: z.nullish(z.number()),
  landArea: z.nullish(z.number()),
  /** The main picture, or null. */
  picture: z.nullish(picture),
  currentListing: z.nullish(currentListing),
  /** IRIs of all listings. */
  listings: z.array(z.string()),
  ownershipDocuments: z.array(z.object({ id: z.string(), status: z.optional(z.string()) })),
  /** When the owner archived the property. Lists contain it only when they ask for archived ones. */
  archivedAt: z.nullish(z.string()),
  /** True for the sample property of `POST /api/sample-data`. */
  sample: z.optional(z.boolean()),
  activity: z.optional(propertyActivity),
});
export type Property = z.infer<typeof property>;
