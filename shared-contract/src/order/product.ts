import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { picture } from '../picture/picture.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

export const billingPeriod = z.enum(['month', 'year']);
export type BillingPeriod = z.infer<typeof billingPeriod>;

/** A product that can be ordered: `GET /api/products?sku[]=…`. */
export const product = z.object({
  ...linked,
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  /** Includes GST. */
  price: decimalAmount,
  shippingRequired: z.boolean(),
  /** Null for a one-off payment. */
  billingPeriod: z.nullable(openEnum(billingPeriod)),
  /** SKUs of the products that a package includes, so that they are not ordered again. */
  includes: z.optional(z.array(z.string())),
  /** What the buyer gets, one short line each. */
  inclusions: z.optional(z.array(z.string())),
  picture: z.nullish(picture),
  /** True for a package, which is for one listing, and a plan, which is for one property. Their quantity is 1. */
  soldOnce: z.optional(z.boolean()),
});
export type Product = z.infer<typeof product>;

/** A group of products: `GET /api/product-categories?products.listingType[]=sale`. */
export const productCategory = z.object({
  ...linked,
  name: z.string(),
  description: z.optional(z.string()),
  /** IRI of the category that contains this one. */
  parent: z.nullish(z.string()),
  products: z.array(product),
});
export type ProductCategory = z.infer<typeof productCategory>;

/** Name of the category of packages. Each listing needs exactly one package. */
export const packageCategory = 'Listing packages';
/** SKU of the auctioneer, who is booked for the day of the auction. */
export const auctioneerSku = 'AUCTION';
/** Name of the category of plans, which are subscriptions for a property. */
export const planCategory = 'Plans';
/** Name of the category whose children have the services and supplies for a property, listed or not. */
export const propertyCategory = 'Property enhancements';
/** Name of the category of enhancements. A listing can have any number of enhancements. */
export const enhancementCategory = 'Listing enhancements';
