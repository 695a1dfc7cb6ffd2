import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { featureCategory } from 'shared-contract/listing/feature-category';
import { collectionOf } from 'shared-contract/wire/json-ld';

const categories = collectionOf(featureCategory);

export const featureCategoriesQuery = () =>
  queryOptions({
    queryKey: ['feature-categories'],
    queryFn: async ({ signal }) => (await api.get('/api/feature-categories', categories, { signal })).member,
  });
