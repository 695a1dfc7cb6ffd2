import type { Database } from '../database/database.ts';
import { productCategories } from '../product-categories/product-category-table.ts';
import { products } from '../products/product-table.ts';

type Insert = typeof products.$inferInsert;

/** By default professional photography for $275.00. */
export async function insertProduct(
  database: Database,
  { category = 'Photography', ...values }: Partial<Insert> & { category?: string } = {},
) {
  await database.insert(productCategories).values({ name: category, position: 1 }).onConflictDoNothing();
  const [found] = (await database.select().from(productCategories)).filter(({ name }) => name === category);
  if (!found) throw new Error('The category was not stored.');
  const [row] = await database
    .insert(products)
    .values({
      categoryId: found.id,
      sku: `SKU-${crypto.randomUUID()}`,
      name: 'Professional photography',
      description: 'Ten pictures by a local photographer.',
      priceCents: 27_500,
      listingTypes: ['sale', 'lease', 'both'],
      ...values,
    })
    .returning();
  if (!row) throw new Error('The product was not stored.');
  return row;
}
