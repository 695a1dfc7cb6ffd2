import { type AnyPgColumn, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { auditColumns, primaryId } from '../database/columns.ts';

export const productCategories = pgTable('product_categories', {
  id: primaryId(),
  name: text('name').notNull().unique(),
  description: text('description').notNull().default(''),
  parentId: uuid('parent_id').references((): AnyPgColumn => productCategories.id),
  position: integer('position').notNull(),
  ...auditColumns(),
});
