import * as z from 'shared-contract/schema';
import { type PropertyTypeName, propertyTypeName } from '../property/property-type.ts';
import type { Violation } from '../wire/problem.ts';

const feature = z.object({
  id: z.string(),
  name: z.string(),
  /** The property types that can have the feature. An apartment, for example, has no shearing shed. */
  propertyTypes: z.array(propertyTypeName),
});
type Feature = z.infer<typeof feature>;

/** `GET /api/feature-categories`: a group of features, such as Outdoors. */
export const featureCategory = z.object({
  '@id': z.string(),
  '@type': z.literal('FeatureCategory'),
  id: z.string(),
  name: z.string(),
  features: z.array(feature),
});
export type FeatureCategory = z.infer<typeof featureCategory>;

/** True if a property of this type can have the feature. */
export const isOfferedFor = ({ propertyTypes }: Pick<Feature, 'propertyTypes'>, propertyType: PropertyTypeName) =>
  propertyTypes.includes(propertyType);

/**
 * Rejects features that the property type cannot have. `currentIds` are the features that the listing already has;
 * these are never rejected.
 */
export function featureViolations(
  wanted: readonly Feature[],
  { propertyType, currentIds }: { propertyType: PropertyTypeName; currentIds: readonly string[] },
): Violation[] {
  return wanted
    .filter((one) => !isOfferedFor(one, propertyType) && !currentIds.includes(one.id))
    .map(({ name }) => ({
      propertyPath: 'features',
      message: `“${name}” isn’t a feature of ${propertyType === 'Land' ? 'land' : `${propertyType.toLowerCase()} property`}. Choose a feature from the list.`,
      code: 'feature',
    }));
}
