import { asc, eq } from 'drizzle-orm';
import { featureCategory } from 'shared-contract/listing/feature-category';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { Database } from '../database/database.ts';
import { collection, identity } from '../http/json-ld.ts';
import { publicRoute } from '../http/route.ts';
import { featureCategories, featureColumns, features } from './feature-category-table.ts';

const path = '/api/feature-categories';

export const listFeatureCategories = publicRoute('GET', path, {
  summary: 'Features of listings by category, on one page.',
  response: collectionOf(featureCategory),
  async handler({ database, request }) {
    const member = await allCategories(database);
    return collection('FeatureCategory', request, member);
  },
});

async function allCategories(database: Database) {
  const rows = await database
    .select({ category: featureCategories, feature: featureColumns })
    .from(featureCategories)
    .leftJoin(features, eq(features.categoryId, featureCategories.id))
    .orderBy(asc(featureCategories.position), asc(features.position));
  const byCategory = Map.groupBy(rows, ({ category }) => category.id);
  return [...byCategory].map(([id, inCategory]) => ({
    ...identity(path, 'FeatureCategory', id),
    name: inCategory[0]?.category.name ?? '',
    features: inCategory.flatMap(({ feature }) => (feature ? [feature] : [])),
  }));
}
