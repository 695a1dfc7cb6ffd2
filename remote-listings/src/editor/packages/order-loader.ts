import { prefetch } from 'shared-api';
import { activeOrderQuery, productCategoriesQuery } from 'shared-orders';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loader as editorLoader, listingOf } from '../editor-loader.ts';

/** The loader of the steps that show the order. Loads the listing, its order and the products on offer. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await Promise.all([editorLoader(args), prefetch(activeOrderQuery(args.params.listingId ?? ''))]);
  const listing = listingOf(args);
  return listing ? prefetch(productCategoriesQuery(listing.type)) : null;
}
