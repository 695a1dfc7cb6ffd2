import * as z from 'shared-contract/schema';
import { mapPoint } from '../place/map-point.ts';
import { australianState } from '../place/suburb.ts';
import { propertyTypeName } from '../property/property-type.ts';

/** The property as visitors see it, without the street when the owner hides it. */
export const listingProperty = z.object({
  '@id': z.string(),
  '@type': z.string(),
  id: z.string(),
  propertyType: z.object({ name: propertyTypeName }),
  category: z.object({ name: z.string() }),
  address: z.object({
    fullAddress: z.string(),
    streetAddress: z.optional(z.string()),
    suburb: z.string(),
    state: australianState,
    postcode: z.string(),
  }),
  timeZone: z.string(),
  /**
   * The position of the property, or null when unknown. When the street is hidden, it is the centre of the suburb, and
   * `approximate` is true.
   */
  location: z.nullish(z.object({ ...mapPoint.shape, approximate: z.boolean() })),
});
