import * as z from 'shared-contract/schema';
import { openEnum } from '../wire/open-enum.ts';

/** The first steps with a property, in the order in which an owner does them. */
export const firstStepKind = z.enum([
  'propertyFeatures',
  'listingDetails',
  'photographs',
  'publishing',
  'bankAccount',
  'tenancyAgreement',
  'tenancy',
  'conditionReport',
  'saleDocuments',
  'expenses',
]);
export type FirstStepKind = z.infer<typeof firstStepKind>;

/** What the owner wants to do with the property. */
export const firstStepsPurpose = z.enum(['sale', 'lease', 'both']);
export type FirstStepsPurpose = z.infer<typeof firstStepsPurpose>;

/** `GET /api/properties/{id}/first-steps`: the steps of this property by its type, its purpose and what it has. */
export const firstSteps = z.object({
  '@id': z.string(),
  '@type': z.literal('FirstSteps'),
  /** Follows from the listing. Without one, land and farms are for sale, and other properties are for lease. */
  purpose: openEnum(firstStepsPurpose),
  /** The listing that the steps are about; null before there is one. */
  listingId: z.nullable(z.string()),
  steps: z.array(z.object({ kind: openEnum(firstStepKind), isDone: z.boolean() })),
});
export type FirstSteps = z.infer<typeof firstSteps>;
