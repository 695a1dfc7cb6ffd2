import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';

/** 100% in hundredths of a percent, the unit of shares. */
export const wholeShare = 10_000;

/** How many owners a property can have. */
export const maxOwners = 10;

/** An owner on the title of a property. `share` is in hundredths of a percent: 3333 is 33.33%. */
export const propertyOwner = z.object({
  name: plainLine(80, 'Enter the name on the title.'),
  share: z
    .int('Enter a share such as 50 or 33.33.')
    .check(z.minimum(1, 'Enter a share above 0.'), z.maximum(wholeShare, 'Enter a share of at most 100.')),
});
export type PropertyOwner = z.infer<typeof propertyOwner>;

/** Returns what the shares add up to, in hundredths of a percent. */
export const sumOfShares = (owners: readonly Pick<PropertyOwner, 'share'>[]): number =>
  owners.reduce((sum, { share }) => sum + share, 0);

/** Formats a share: 3333 → `33.33%`. */
export const shareText = (share: number): string => `${share / 100}%`;

/**
 * `PATCH /api/properties/{id}/owners` with `If-Match`: all owners, in the order of the title. The shares add up to
 * exactly 100%. An empty list is one owner with 100%.
 */
export const propertyOwnersPatch = z.object({
  owners: z.array(propertyOwner).check(
    z.maxLength(maxOwners, `Enter at most ${maxOwners} owners.`),
    z.refine((owners) => owners.length === 0 || sumOfShares(owners) === wholeShare, {
      error: ({ input }) =>
        `The shares must add up to 100%. They add up to ${shareText(sumOfShares(input as PropertyOwner[]))}.`,
    }),
  ),
});
export type PropertyOwnersPatch = z.infer<typeof propertyOwnersPatch>;

/** `GET /api/properties/{id}/owners`: the owners on the title. Empty until the account's user enters them. */
export const propertyOwners = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.literal('PropertyOwners'),
  owners: z.array(z.object({ name: z.string(), share: z.int() })),
});
export type PropertyOwners = z.infer<typeof propertyOwners>;
