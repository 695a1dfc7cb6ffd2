import { and, arrayOverlaps, asc, eq } from 'drizzle-orm';
import { listingType } from 'shared-contract/listing/listing';
import { type ProductCategory, productCategory } from 'shared-contract/order/product';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, identity } from '../http/json-ld.ts';
import { pageParameter, pageRange } from '../http/parameters.ts';
import { publicRoute } from '../http/route.ts';
import { type PictureRow, pictureColumns } from '../listings/listing-row.ts';
import { pictures } from '../pictures/picture-table.ts';
import { productResource } from '../products/product-resource.ts';
import { products } from '../products/product-table.ts';
import { productCategories } from './product-category-table.ts';

const path = '/api/product-categories';

export const listProductCategories = publicRoute('GET', path, {
  summary:
    'Categories with their products, filtered by `products.listingType[]`, and the categories that contain them.',
  query: z.object({
    page: pageParameter,
    'products.listingType[]': z.optional(z.array(listingType).check(z.maxLength(10))),
  }),
  response: collectionOf(productCategory),
  async handler({ database, query, request }) {
    const listingTypes = query['products.listingType[]'];
    const isOffered = listingTypes && arrayOverlaps(products.listingTypes, listingTypes);
    // Reads all rows and selects the page in memory, because there are only a few dozen rows.
    const rows = await database
      .select({ category: productCategories, product: products, picture: pictureColumns })
      .from(productCategories)
      .leftJoin(products, and(eq(products.categoryId, productCategories.id), isOffered))
      .leftJoin(pictures, eq(pictures.id, products.pictureId))
      .orderBy(asc(productCategories.position), asc(productCategories.name), asc(products.position), asc(products.sku));
    const shown = shownCategories(rows);
    const categories = [...Map.groupBy(rows, ({ category }) => category.id).values()].flatMap((group) => {
      const [first] = group;
      return first && shown.has(first.category.id) ? [categoryResource(first.category, group)] : [];
    });
    const { limit, offset } = pageRange(query.page);
    const member = categories.slice(offset, offset + limit);
    return collectionPage('ProductCategory', request, { page: query.page, totalItems: categories.length, member });
  },
});

type CategoryRow = {
  category: typeof productCategories.$inferSelect;
  product: typeof products.$inferSelect | null;
  picture: PictureRow | null;
};

/** Returns the ids of the categories that have products, and of all categories that contain them. */
function shownCategories(rows: readonly CategoryRow[]): Set<string> {
  const parents = new Map(rows.map(({ category }) => [category.id, category.parentId]));
  const shown = new Set<string>();
  for (const { category, product } of rows) {
    let id = product && category.id;
    while (id && !shown.has(id)) {
      shown.add(id);
      id = parents.get(id) ?? null;
    }
  }
  return shown;
}

function categoryResource(category: CategoryRow['category'], group: readonly CategoryRow[]): ProductCategory {
  return {
    ...identity(path, 'ProductCategory', category.id),
    name: category.name,
    ...(category.description === '' ? {} : { description: category.description }),
    parent: category.parentId && `${path}/${category.parentId}`,
    products: group.flatMap(({ product, picture }) => (product ? [productResource(product, picture)] : [])),
  };
}
