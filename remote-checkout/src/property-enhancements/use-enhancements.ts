import { useMutation } from '@tanstack/react-query';
import { resourceQuery, useResource } from 'shared-api';
import type { OrderItem } from 'shared-contract/order/order';
import type { Product } from 'shared-contract/order/product';
import { property } from 'shared-contract/property/property';
import {
  activeOrderQuery,
  changeOrderItemsMutation,
  changeQuantityMutation,
  productCategoriesQuery,
} from 'shared-orders';
import { logger, toast } from 'shared-platform';
import { changeErrorMessage } from '../change-error-message.ts';
import { enhancementCategories } from './enhancement-categories.ts';

const propertyPath = (propertyId: string) => `/api/properties/${encodeURIComponent(propertyId)}`;

/**
 * Returns the property, what is sold for it, and its active order, which is the owner's choice. So a reload, another
 * tab and the checkout show the same choice.
 */
export function useEnhancements(propertyId: string) {
  const value = useResource(resourceQuery(propertyPath(propertyId), property));
  const order = useResource(activeOrderQuery(propertyId));
  const categories = useResource(productCategoriesQuery(null));
  return { property: value, order, categories: enhancementCategories(categories) };
}

/** Returns functions that change the choice, and show a message when that fails. */
export function useChangeChoice(propertyId: string, orderId: string | undefined) {
  const items = useMutation(changeOrderItemsMutation({ id: propertyId, iri: propertyPath(propertyId) }));
  const quantity = useMutation(changeQuantityMutation(orderId ?? ''));
  return {
    isPending: items.isPending || quantity.isPending,
    add: (product: Product) => items.mutate({ add: product }, { onError: reportFailure }),
    setQuantity: (item: OrderItem, count: number) =>
      quantity.mutate({ item, quantity: count }, { onError: reportFailure }),
  };
}

function reportFailure(error: Error): void {
  logger.error('The choice of enhancements was not changed', { error });
  toast.error(changeErrorMessage(error));
}
