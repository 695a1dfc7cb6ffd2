import * as z from 'shared-contract/schema';
import { australianState } from '../place/suburb.ts';
import { plainLine } from '../text/plain-text.ts';
import { propertyTypeName } from './property-type.ts';

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
