import * as z from 'zod/mini';

/** `GET /api/feature-categories`. */
export const featureCategory = z.object({
  '@id': z.string(),
  '@type': z.literal('FeatureCategory'),
  id: z.string(),
  name: z.string(),
  features: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type FeatureCategory = z.infer<typeof featureCategory>;
