import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from 'shared-api';
import { loader as editorLoader } from '../editor-loader.ts';
import { listingOrderQuery } from '../order/listing-order.ts';

/** Of the steps that show the order. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await Promise.all([editorLoader(args), prefetch(listingOrderQuery(args.params.listingId ?? ''))]);
  return null;
}
