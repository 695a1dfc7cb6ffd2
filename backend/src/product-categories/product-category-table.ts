import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { primaryId, stamps } from '../database/columns.ts';

export const productCategories = pgTable('product_categories', {
  id: primaryId(),
  name: text('name').notNull().unique(),
  position: integer('position').notNull(),
  ...stamps(),
});
