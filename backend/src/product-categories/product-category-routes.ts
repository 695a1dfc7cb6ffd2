import { arrayOverlaps, asc, eq } from 'drizzle-orm';
import { listingType } from 'shared-contract/listing/listing';
import { productCategory } from 'shared-contract/order/product';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, identity } from '../http/json-ld.ts';
import { pageParameter, pageRange } from '../http/parameters.ts';
import { publicRoute } from '../http/route.ts';
import { productResource } from '../products/product-resource.ts';
import { products } from '../products/product-table.ts';
import { productCategories } from './product-category-table.ts';

const path = '/api/product-categories';

export const listProductCategories = publicRoute('GET', path, {
  summary: 'Categories with their products, filtered by `products.listingType[]`.',
  query: z.object({
    page: pageParameter,
    'products.listingType[]': z.optional(z.array(listingType).check(z.maxLength(10))),
  }),
  response: collectionOf(productCategory),
  async handler({ database, query, request }) {
    const listingTypes = query['products.listingType[]'];
    // Reads all rows and selects the page in memory, because there are only a few dozen rows.
    const rows = await database
      .select({ category: productCategories, product: products })
      .from(productCategories)
      .innerJoin(products, eq(products.categoryId, productCategories.id))
      .where(listingTypes && arrayOverlaps(products.listingTypes, listingTypes))
      .orderBy(asc(productCategories.position), asc(productCategories.name), asc(products.position), asc(products.sku));
    const categories = [...Map.groupBy(rows, ({ category }) => category.id).values()].flatMap((group) => {
      const [first] = group;
      return first ? [categoryResource(first.category, group)] : [];
    });
    const { limit, offset } = pageRange(query.page);
    const member = categories.slice(offset, offset + limit);
    return collectionPage('ProductCategory', request, { page: query.page, totalItems: categories.length, member });
  },
});

function categoryResource(
  category: typeof productCategories.$inferSelect,
  group: readonly { product: typeof products.$inferSelect }[],
) {
  return {
    ...identity(path, 'ProductCategory', category.id),
    name: category.name,
    products: group.map(({ product }) => productResource(product)),
  };
}
