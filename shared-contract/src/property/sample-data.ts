import * as z from 'shared-contract/schema';

/** `/api/sample-data`: the made-up property with which a new owner looks around; null without one. */
export const sampleData = z.object({
  '@id': z.string(),
  '@type': z.literal('SampleData'),
  property: z.nullable(z.object({ '@id': z.string(), id: z.string(), fullAddress: z.string() })),
});
export type SampleData = z.infer<typeof sampleData>;
