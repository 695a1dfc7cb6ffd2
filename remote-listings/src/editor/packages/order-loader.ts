import { prefetch } from 'shared-api';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loader as editorLoader, listingOf } from '../editor-loader.ts';
import { listingOrderQuery, productCategoriesQuery } from '../order/listing-order.ts';

/** The loader of the steps that show the order. Loads the listing, its order and the products on offer. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await Promise.all([editorLoader(args), prefetch(listingOrderQuery(args.params.listingId ?? ''))]);
  const listing = listingOf(args);
  return listing ? prefetch(productCategoriesQuery(listing.type)) : null;
}
