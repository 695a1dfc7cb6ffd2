import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { featureCategories, features } from './feature-category-table.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('lists the feature categories without a session', async () => {
  const { database, inject } = backend;
  const [category] = await database.insert(featureCategories).values({ name: 'Outdoor', position: 0 }).returning();
  await database.insert(features).values({ name: 'Verandah', position: 1, categoryId: category?.id ?? '' });
  const response = await inject({ url: '/api/feature-categories' });
  expect(response.json().member[0]).toMatchObject({ name: 'Outdoor', features: [{ name: 'Verandah' }] });
});
