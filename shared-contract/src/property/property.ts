import * as z from 'shared-contract/schema';
import { picture } from '../picture/picture.ts';
import { australianState } from '../place/suburb.ts';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';

export const propertyTypeName = z.enum(['Residential', 'Commercial', 'Land', 'Rural']);
export type PropertyTypeName = z.infer<typeof propertyTypeName>;

/** The JSON-LD `@type` of a property, by property type (SPEC §3, H14). */
export const propertyResourceType = {
  Residential: 'ResidentialProperty',
  Commercial: 'CommercialProperty',
  Land: 'LandProperty',
  Rural: 'RuralProperty',
} as const satisfies Record<PropertyTypeName, string>;

export const address = z.object({
  /** The whole address, such as `12A/3–5 Bridge Road, Richmond VIC 3121`. */
  fullAddress: z.string(),
  /** The street and number. Absent when the owner hides it. */
  streetAddress: z.optional(z.string()),
  suburb: z.string(),
  state: australianState,
  postcode: z.string(),
});
export type Address = z.infer<typeof address>;

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

const rooms = z.optional(
  z.nullable(
    z
      .number('Enter a whole number from 0 to 50.')
      .check(
        z.int('Enter a whole number from 0 to 50.'),
        z.minimum(0, 'Enter a whole number from 0 to 50.'),
        z.maximum(50, 'Enter a whole number from 0 to 50.'),
      ),
  ),
);

/** Areas and rooms (V15, V16). Areas are in square metres. */
const facts = {
  bedrooms: rooms,
  baths: rooms,
  carSpaces: rooms,
  landArea: z.optional(
    z.nullable(
      z
        .number('Enter the area as a number.')
        .check(z.positive('Enter an area above 0.'), z.maximum(1_000_000_000, 'Enter a smaller area.')),
    ),
  ),
};

/** `POST /api/properties`. `propertyViolations` makes the checks that need several fields or our list of suburbs. */
export const propertyInput = z.object({
  propertyType: z.object({ name: propertyTypeName }),
  category: z.object({ name: plainLine(60, 'Choose a category.') }),
  address: z.object({
    streetAddress: plainLine(200, 'Enter the street address, such as 12A/3–5 Bridge Road.'),
    suburb: plainLine(80, 'Enter the suburb.'),
    state: z.enum(australianState.options, 'Choose the state.'),
    postcode: z.string().check(z.trim(), z.regex(/^\d{4}$/, 'Enter a 4-digit postcode.')),
  }),
  ...facts,
});
export type PropertyInput = z.infer<typeof propertyInput>;

/** `PATCH /api/properties/{id}`, a merge patch: null removes a field, and an absent field does not change. */
export const propertyPatch = z.object({
  propertyType: z.optional(propertyInput.shape.propertyType),
  category: z.optional(propertyInput.shape.category),
  address: z.optional(z.partial(propertyInput.shape.address)),
  ...facts,
  archived: z.optional(z.boolean()),
});
export type PropertyPatch = z.infer<typeof propertyPatch>;
