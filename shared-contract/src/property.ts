import * as z from 'zod/mini';
import { linked } from './json-ld.ts';
import { australianState } from './suburb.ts';

export const propertyTypeName = z.enum(['Residential', 'Commercial', 'Land', 'Rural']);
export type PropertyTypeName = z.infer<typeof propertyTypeName>;

/** `@type` of a property by its type's name (SPEC §3, RELIABILITY H14). */
export const propertyResourceType = {
  Residential: 'ResidentialProperty',
  Commercial: 'CommercialProperty',
  Land: 'LandProperty',
  Rural: 'RuralProperty',
} as const satisfies Record<PropertyTypeName, string>;

export const address = z.object({
  /** `12A/3–5 Bridge Road, Richmond VIC 3121`. */
  fullAddress: z.string(),
  /** Street part alone; absent where the owner hides it. */
  streetAddress: z.optional(z.string()),
  suburb: z.string(),
  state: australianState,
  postcode: z.string(),
});
export type Address = z.infer<typeof address>;

/** The property's current listing in short, as the owner's lists show it. */
export const currentListing = z.object({
  '@id': z.string(),
  '@type': z.literal('Listing'),
  id: z.string(),
  type: z.enum(['sale', 'lease', 'both']),
  status: z.string(),
  headline: z.string(),
});

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
  /** Where its main picture is, or null while it has none. */
  picture: z.nullish(z.object({ id: z.string(), width: z.int(), height: z.int(), alt: z.string() })),
  currentListing: z.nullish(currentListing),
  /** IRIs of all its listings. */
  listings: z.array(z.string()),
  ownershipDocuments: z.array(z.object({ id: z.string(), status: z.optional(z.string()) })),
});
export type Property = z.infer<typeof property>;

/** `POST /api/properties`. */
export const propertyInput = z.object({
  propertyType: z.object({ name: propertyTypeName }),
  category: z.object({ name: z.string() }),
  address: z.object({
    streetAddress: z.string().check(z.minLength(1), z.maxLength(200)),
    suburb: z.string().check(z.minLength(1), z.maxLength(80)),
    state: australianState,
    postcode: z.string().check(z.regex(/^\d{4}$/)),
  }),
});
export type PropertyInput = z.infer<typeof propertyInput>;

/** `PATCH /api/properties/{id}`: a merge patch, so null removes and what is absent stays. */
export const propertyPatch = z.object({
  propertyType: z.optional(propertyInput.shape.propertyType),
  category: z.optional(propertyInput.shape.category),
  address: z.optional(z.partial(propertyInput.shape.address)),
  bedrooms: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(50)))),
  baths: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(50)))),
  carSpaces: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(50)))),
  /** Square metres. */
  landArea: z.optional(z.nullable(z.number().check(z.positive()))),
});
export type PropertyPatch = z.infer<typeof propertyPatch>;
