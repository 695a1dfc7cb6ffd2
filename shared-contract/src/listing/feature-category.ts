import * as z from 'zod/mini';
import { type PropertyTypeName, propertyTypeName } from '../property/property.ts';
import type { Violation } from '../wire/problem.ts';

const feature = z.object({
  id: z.string(),
  name: z.string(),
  /** Which property it is offered for: a shearing shed is no feature of a flat. */
  propertyTypes: z.array(propertyTypeName),
});
type Feature = z.infer<typeof feature>;

/** `GET /api/feature-categories`. */
export const featureCategory = z.object({
  '@id': z.string(),
  '@type': z.literal('FeatureCategory'),
  id: z.string(),
  name: z.string(),
  features: z.array(feature),
});
export type FeatureCategory = z.infer<typeof featureCategory>;

/** Whether a listing of such a property may be given this feature. One it has already may stay. */
export const isOfferedFor = ({ propertyTypes }: Pick<Feature, 'propertyTypes'>, propertyType: PropertyTypeName) =>
  propertyTypes.includes(propertyType);

/** What is wrong with the features a listing is to have; `kept` are the ids it has now. */
export function featureViolations(
  wanted: readonly Feature[],
  { propertyType, kept }: { propertyType: PropertyTypeName; kept: readonly string[] },
): Violation[] {
  return wanted
    .filter((one) => !isOfferedFor(one, propertyType) && !kept.includes(one.id))
    .map(({ name }) => ({
      propertyPath: 'features',
      message: `“${name}” is no feature of ${propertyType === 'Land' ? 'land' : `${propertyType.toLowerCase()} property`}. Choose one that is offered.`,
      code: 'feature',
    }));
}
