import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { productCategories } from '../product-categories/product-category-table.ts';
import { products } from '../products/product-table.ts';

type Insert = typeof products.$inferInsert;

/** By default professional photography for $275.00. `parent` names the category that contains `category`. */
export async function insertProduct(
  database: Database,
  { category = 'Photography', parent, ...values }: Partial<Insert> & { category?: string; parent?: string } = {},
) {
  const parentId = parent === undefined ? null : await insertCategory(database, parent, null);
  const categoryId = await insertCategory(database, category, parentId);
  const [row] = await database
    .insert(products)
    .values({
      categoryId,
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

/** Returns the id of the category with this name. Inserts it when there is none. */
async function insertCategory(database: Database, name: string, parentId: string | null): Promise<string> {
  await database.insert(productCategories).values({ name, parentId, position: 1 }).onConflictDoNothing();
  const [found] = await database.select().from(productCategories).where(eq(productCategories.name, name));
  if (!found) throw new Error('The category was not stored.');
  return found.id;
}
