import { prefetch } from 'shared-api';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loader as listingLoader } from '../editor/editor-loader.ts';
import { featureCategoriesQuery } from '../editor/features/feature-categories-query.ts';

export async function loader(args: LoaderFunctionArgs) {
  await Promise.all([listingLoader(args), prefetch(featureCategoriesQuery())]);
  return null;
}

export { FeaturesStep as Component } from '../editor/features/features-step.tsx';
