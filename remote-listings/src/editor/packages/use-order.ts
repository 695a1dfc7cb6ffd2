import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiProblem, useResource } from 'shared-api';
import { updateFocus } from 'shared-api/context';
import type { ProductCategory } from 'shared-contract/order/product';
import { logger, toast } from 'shared-platform';
import { useEditedListing } from '../edited-listing.ts';
import {
  changeOrderMutation,
  listingOrderQuery,
  type OrderChange,
  productCategoriesQuery,
} from '../order/listing-order.ts';

/**
 * Returns the listing, its order, and the products of one category, which gets the focus (SPEC §4). `change` changes
 * the order and shows an error message when that fails.
 */
export function useOrder(categoryName: string) {
  const { value: listing } = useEditedListing();
  const order = useResource(listingOrderQuery(listing.id));
  const categories = useResource(productCategoriesQuery(listing.type));
  const { mutateAsync, isPending } = useMutation(changeOrderMutation(listing.id));
  const category = categories.find(({ name }: ProductCategory) => name === categoryName);
  const categoryIri = category?.['@id'] ?? null;
  useEffect(() => updateFocus({ productCategory: categoryIri }), [categoryIri]);
  const products = category?.products ?? [];
  const items = (order?.orderItems ?? []).filter(({ product }) => products.some(({ id }) => id === product.id));

  async function change(orderChange: OrderChange): Promise<void> {
    try {
      await mutateAsync(orderChange);
    } catch (error) {
      logger.error('The order was not changed', { reason: String(error) });
      toast.error(
        isApiProblem(error) ? error.detail : 'We couldn’t update your order. Check your connection and try again.',
      );
    }
  }
  return { listing, order, products, items, change, isPending };
}
