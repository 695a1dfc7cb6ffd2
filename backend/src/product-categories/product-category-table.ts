import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns, primaryId } from '../database/columns.ts';

export const productCategories = pgTable('product_categories', {
  id: primaryId(),
  name: text('name').notNull().unique(),
  position: integer('position').notNull(),
  ...auditColumns(),
});
