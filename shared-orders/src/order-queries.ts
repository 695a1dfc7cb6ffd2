import { type ResourceQuery, resourceQuery, type Tagged, taggedResourceQuery } from 'shared-api';
import type { ListingType } from 'shared-contract/listing/listing';
import { type Order, order } from 'shared-contract/order/order';
import { type ProductCategory, productCategory } from 'shared-contract/order/product';
import { collectionOf } from 'shared-contract/wire/json-ld';

const orders = collectionOf(order);
const categories = collectionOf(productCategory);

export const orderPath = (orderId: string) => `/api/orders/${encodeURIComponent(orderId)}`;

/** One order. The page's context check has usually loaded it, so this sends no request. */
export const orderQuery = (orderId: string): ResourceQuery<Order> => resourceQuery(orderPath(orderId), order);

/** One order with its entity tag, which a change sends as `If-Match`. */
export const taggedOrderQuery = (orderId: string): ResourceQuery<Tagged<Order>> =>
  taggedResourceQuery(orderPath(orderId), order);

/**
 * The active order of a listing or property, or null (SPEC §4).
 * @param targetId id of the listing or property
 */
export function activeOrderQuery(targetId: string): ResourceQuery<Order | null> {
  return resourceQuery('/api/orders', orders, {
    query: { targetId, status: 'initiated' },
    select: ({ member }) => member[0] ?? null,
  });
}

/**
 * The product categories with their products (SPEC §7).
 * @param listingType only categories and products for this type of listing; null for all
 */
export function productCategoriesQuery(listingType: ListingType | null): ResourceQuery<ProductCategory[]> {
  return resourceQuery('/api/product-categories', categories, {
    query: listingType === null ? undefined : { 'products.listingType[]': [listingType] },
    select: ({ member }) => member,
    staleTime: 5 * 60_000,
  });
}
