import * as z from 'zod/mini';
import { linked } from './json-ld.ts';
import { listingPatch } from './listing.ts';

/** Where in the editor a finding is put right: the words of the steps' addresses. */
const findingStep = z.enum([
  'property-details',
  'price',
  'description',
  'features',
  'media',
  'inspections',
  'contact-details',
  'ownership',
  'packages',
]);

/** What portals would say of a listing. `error` keeps it from being published, `warning` does not. */
export const preFlightFinding = z.object({
  /** Stable word, such as `phone-in-text`. */
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  step: findingStep,
  message: z.string(),
  /** A change that puts it right; send it as a patch of the listing. */
  fix: z.optional(z.object({ label: z.string(), patch: listingPatch })),
});
export type PreFlightFinding = z.infer<typeof preFlightFinding>;

/** `GET /api/listings/{id}/pre-flight`. */
export const preFlight = z.object({
  ...linked,
  listing: z.string(),
  findings: z.array(preFlightFinding),
  /** Any verified document of the property (V25). */
  ownershipVerified: z.boolean(),
  /** A paid order; or one that costs nothing and is settled by publishing; or what is missing. */
  order: z.enum(['settled', 'free', 'unpaid', 'missing']),
  /** Nothing keeps it from being published. */
  ready: z.boolean(),
});
export type PreFlight = z.infer<typeof preFlight>;
