import { arrayOverlaps, asc, eq } from 'drizzle-orm';
import { listingType } from 'shared-contract/listing/listing';
import { productCategory } from 'shared-contract/order/product';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage } from '../http/json-ld.ts';
import { itemsPerPage, pageParameter } from '../http/parameters.ts';
import { type Route, route } from '../http/route.ts';
import { productResource } from '../products/product-resource.ts';
import { products } from '../products/product-table.ts';
import { productCategories } from './product-category-table.ts';

const path = '/api/product-categories';

const listProductCategories = route({
  method: 'GET',
  path,
  access: 'public',
  summary: 'Categories with their products, filtered by `products.listingType[]`.',
  query: z.object({
    page: pageParameter,
    'products.listingType[]': z.optional(z.array(listingType).check(z.maxLength(10))),
  }),
  response: collectionOf(productCategory),
  async handler({ database, query, request }) {
    const listingTypes = query['products.listingType[]'];
    // Reads all rows and cuts the page out here, because there are only a few dozen.
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
    const start = (query.page - 1) * itemsPerPage;
    const totalItems = categories.length;
    return collectionPage('ProductCategory', request, {
      page: query.page,
      totalItems,
      member: categories.slice(start, start + itemsPerPage),
    });
  },
});

function categoryResource(
  category: typeof productCategories.$inferSelect,
  group: readonly { product: typeof products.$inferSelect }[],
) {
  return {
    '@id': `${path}/${category.id}`,
    '@type': 'ProductCategory',
    id: category.id,
    name: category.name,
    products: group.map(({ product }) => productResource(product)),
  };
}

export const productCategoryRoutes: Route[] = [listProductCategories];
