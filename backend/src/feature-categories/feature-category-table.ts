import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PropertyTypeName } from 'shared-contract/property/property-type';
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
    /** The property types that can have the feature. */
    propertyTypes: text('property_types')
      .array()
      .$type<PropertyTypeName[]>()
      .notNull()
      .default(sql`'{Residential,Commercial,Land,Rural}'::text[]`),
  },
  (table) => [index('features_category').on(table.categoryId, table.position)],
);

/** The columns that the API returns. */
export const featureColumns = { id: features.id, name: features.name, propertyTypes: features.propertyTypes } as const;
