import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rejectionReason, useResource } from 'shared-api';
import { updateFocus } from 'shared-api/context';
import type { ProductCategory } from 'shared-contract/order/product';
import {
  activeOrderQuery,
  changeOrderItemsMutation,
  type OrderItemsChange,
  productCategoriesQuery,
} from 'shared-orders';
import { logger, toast } from 'shared-platform';
import { listingPath } from '../../listing/listing-query.ts';
import { refetchListing, useEditedListing } from '../edited-listing.ts';

/**
 * Returns the listing, its order, and the products of one category, which gets the focus (SPEC §4). `change` changes
 * the order and shows an error message when that fails.
 */
export function useOrder(categoryName: string) {
  const { value: listing } = useEditedListing();
  const order = useResource(activeOrderQuery(listing.id));
  const categories = useResource(productCategoriesQuery(listing.type));
  const { mutateAsync, isPending } = useMutation(
    changeOrderItemsMutation({ id: listing.id, iri: listingPath(listing.id) }, () => refetchListing(listing.id)),
  );
  const category = categories.find(({ name }: ProductCategory) => name === categoryName);
  const categoryIri = category?.['@id'] ?? null;
  useEffect(() => updateFocus({ productCategory: categoryIri }), [categoryIri]);
  const products = category?.products ?? [];
  const items = (order?.orderItems ?? []).filter(({ product }) => products.some(({ id }) => id === product.id));

  async function change(orderChange: OrderItemsChange): Promise<void> {
    try {
      await mutateAsync(orderChange);
    } catch (error) {
      logger.error('The order was not changed', { reason: String(error) });
      toast.error(rejectionReason(error) ?? 'We couldn’t update your order. Check your connection and try again.');
    }
  }
  return { listing, order, products, items, change, isPending };
}
