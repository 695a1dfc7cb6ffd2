import { resourceQuery } from 'shared-api';
import { order } from 'shared-contract/order/order';
import { collectionOf } from 'shared-contract/wire/json-ld';

const orders = collectionOf(order);

/** The four newest orders of a property and its listings. */
export const recentOrdersQuery = (propertyId: string) =>
  resourceQuery('/api/orders', orders, {
    query: { 'property.id': propertyId },
    select: ({ member }) => member.slice(0, 4),
  });
