import { asc, eq, inArray } from 'drizzle-orm';
import { product } from 'shared-contract/order/product';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage } from '../http/json-ld.ts';
import { pageParameter, pageRange } from '../http/parameters.ts';
import { publicRoute } from '../http/route.ts';
import { pictureColumns } from '../listings/listing-row.ts';
import { pictures } from '../pictures/picture-table.ts';
import { productPath, productResource } from './product-resource.ts';
import { products } from './product-table.ts';

export const listProducts = publicRoute('GET', productPath, {
  summary: 'Products, or those with one of the SKUs of `sku[]`.',
  query: z.object({
    page: pageParameter,
    'sku[]': z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100))),
  }),
  response: collectionOf(product),
  async handler({ database, query, request }) {
    const skus = query['sku[]'];
    const wanted = skus && inArray(products.sku, skus);
    const { limit, offset } = pageRange(query.page);
    const rows = await database
      .select({ product: products, picture: pictureColumns })
      .from(products)
      .leftJoin(pictures, eq(pictures.id, products.pictureId))
      .where(wanted)
      .orderBy(asc(products.position), asc(products.sku))
      .limit(limit)
      .offset(offset);
    const totalItems = await database.$count(products, wanted);
    const member = rows.map(({ product, picture }) => productResource(product, picture));
    return collectionPage('Product', request, { page: query.page, totalItems, member });
  },
});
