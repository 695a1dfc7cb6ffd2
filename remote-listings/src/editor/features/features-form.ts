import type { FeatureCategory } from 'shared-contract/listing/feature-category';
import * as z from 'shared-contract/schema';
import type { ListingStepForm } from '../edited-listing.ts';

/** Whether the property has a feature, by the feature's id. */
const values = z.record(z.string(), z.boolean());
export type FeatureValues = z.infer<typeof values>;

/**
 * Returns the form of the features step. Each feature is its own field, so that changes of different features on two
 * devices do not conflict.
 */
export function featuresForm(categories: readonly FeatureCategory[]): ListingStepForm<FeatureValues> {
  const all = categories.flatMap(({ name: category, features }) =>
    features.map((feature) => ({ ...feature, category })),
  );
  return {
    step: 'features',
    draftDescription: 'the features of this listing',
    schema: values,
    version: 1,
    labels: Object.fromEntries(all.map(({ id, name }) => [id, name])),
    formatValue: (_, value) => (value ? 'Chosen' : 'Not chosen'),
    valuesOf: ({ features }) =>
      Object.fromEntries(
        all.map(({ id, name, category }) => [
          id,
          features.some((chosen) => chosen.name === name && chosen.category === category),
        ]),
      ),
    patchOf: (form) => ({
      patch: { features: all.filter(({ id }) => form[id]).map(({ id }) => id) },
      errors: {},
    }),
    fieldOf: () => null,
  };
}
