import type { featureCategories, features } from '../../src/database/schema.ts';
import { stableId } from '../stable-id.ts';
import { type FeatureName, featuresByCategory } from './features.ts';

export const featureId = (name: FeatureName) => stableId(`feature/${name}`);

const categoryId = (name: string) => stableId(`feature-category/${name}`);

export function featureRows() {
  const categories: (typeof featureCategories.$inferInsert)[] = [];
  const rows: (typeof features.$inferInsert)[] = [];
  for (const [position, [category, names]] of Object.entries(featuresByCategory).entries()) {
    categories.push({ id: categoryId(category), name: category, position: position + 1 });
    for (const [place, name] of names.entries()) {
      rows.push({ id: featureId(name), categoryId: categoryId(category), name, position: place + 1 });
    }
  }
  return { categories, features: rows };
}
