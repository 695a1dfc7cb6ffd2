import type { featureCategories, features } from 'backend/tables';
import { stableId } from '../stable-id.ts';
import { exceptions, type FeatureName, featuresByCategory, featureTypes } from './features.ts';

export const featureId = (name: FeatureName) => stableId(`feature/${name}`);

const categoryNames = Object.keys(featuresByCategory) as (keyof typeof featuresByCategory)[];

const categoryId = (name: string) => stableId(`feature-category/${name}`);

export function featureRows() {
  const categories: (typeof featureCategories.$inferInsert)[] = [];
  const rows: (typeof features.$inferInsert)[] = [];
  for (const [position, category] of categoryNames.entries()) {
    const names: readonly FeatureName[] = featuresByCategory[category];
    categories.push({ id: categoryId(category), name: category, position: position + 1 });
    for (const [place, name] of names.entries()) {
      const propertyTypes = [...featureTypes[category], ...(exceptions[name] ?? [])];
      rows.push({ id: featureId(name), categoryId: categoryId(category), name, position: place + 1, propertyTypes });
    }
  }
  return { categories, features: rows };
}
