import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { primaryId } from '../database/columns.ts';

export const featureCategories = pgTable('feature_categories', {
  id: primaryId(),
  name: text('name').notNull().unique(),
  position: integer('position').notNull(),
});

export const features = pgTable(
  'features',
  {
    id: primaryId(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => featureCategories.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('features_category').on(table.categoryId, table.position)],
);
