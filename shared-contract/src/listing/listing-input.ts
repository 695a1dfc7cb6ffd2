import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { listingDetail, listingType, pricing } from './listing.ts';

/** `POST /api/listings` (SPEC §7). `property` is an IRI. */
export const listingInput = z.object({
  property: z.string(),
  type: listingType,
  contactDetail: z.object({
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    email: z.string().check(z.maxLength(254)),
    phone: z.optional(z.string().check(z.maxLength(20))),
  }),
  listingPropertyDetails: z.array(listingDetail),
});
export type ListingInput = z.infer<typeof listingInput>;

const pricingPatch = z.object({
  displayType: z.optional(pricing.shape.displayType),
  displayValue: z.nullish(pricing.shape.displayValue),
});

/**
 * `PATCH` of a listing. A list in the patch replaces the whole list, and a `displayValue` the whole `displayValue`. Of
 * `contactDetail` only the given fields change. `features` are ids of `GET /api/feature-categories`.
 */
export const listingPatch = z.object({
  headline: z.optional(z.string().check(z.maxLength(200))),
  description: z.optional(z.string().check(z.maxLength(20_000))),
  pricing: z.optional(pricingPatch),
  leasePricing: z.optional(z.nullable(pricingPatch)),
  bond: z.optional(z.nullable(decimalAmount)),
  listingPropertyDetails: z.optional(z.array(listingDetail)),
  contactDetail: z.optional(
    z.object({
      name: z.optional(listingInput.shape.contactDetail.shape.name),
      email: z.optional(z.nullable(listingInput.shape.contactDetail.shape.email)),
      phone: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    }),
  ),
  features: z.optional(z.array(z.uuid()).check(z.maxLength(100))),
  auctionDateTime: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  streetHidden: z.optional(z.boolean()),
});
export type ListingPatch = z.infer<typeof listingPatch>;
