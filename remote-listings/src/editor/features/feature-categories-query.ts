import { resourceQuery } from 'shared-api';
import { featureCategory } from 'shared-contract/listing/feature-category';
import { collectionOf } from 'shared-contract/wire/json-ld';

const categories = collectionOf(featureCategory);

export const featureCategoriesQuery = () =>
  resourceQuery('/api/feature-categories', categories, { select: ({ member }) => member });
