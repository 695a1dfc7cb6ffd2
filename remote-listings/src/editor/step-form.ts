import type { Listing, ListingPatch } from 'shared-contract/listing/listing';
import { listingPatchViolations } from 'shared-contract/listing/listing-patch-rules';
import type { ListingEditStep } from 'shared-contract/page/addresses';
import type { Violation } from 'shared-contract/wire/problem';
import type * as z from 'zod/mini';
import { isSame } from './merge-values.ts';

export type Field<Values> = keyof Values & string;
/** By path: `name`, `sale.amount`. */
export type FieldErrors = Record<string, string>;

/** What a step's form holds, and how that becomes a change of the listing. */
export type StepForm<Values extends Record<string, unknown>> = {
  step: ListingEditStep;
  /** As it stands in a question: `the price of this listing`. */
  draftDescription: string;
  /** What a draft of it must look like; `version` grows when that changes. */
  schema: z.ZodMiniType<Values>;
  version: number;
  labels: Record<Field<Values>, string>;
  /** A value as people read it, where two versions are compared. */
  formatValue: (field: Field<Values>, value: unknown) => string;
  valuesOf: (listing: Listing) => Values;
  /** The whole form as a change, and what could not even be read. */
  patchOf: (values: Values, listing: Listing) => { patch: ListingPatch; errors: FieldErrors };
  /** Where a refusal belongs: the field's path for `listingPropertyDetails[2].value` of this patch; null for none of this form. */
  fieldOf: (propertyPath: string, patch: ListingPatch, listing: Listing) => string | null;
};

/** What is to be sent of the form: what differs from what the server has, and what is wrong with it by the rules of both ends. */
export function computeChange<Values extends Record<string, unknown>>(
  form: StepForm<Values>,
  { mine, theirs, listing, now }: { mine: Values; theirs: Values; listing: Listing; now: Date },
) {
  const { patch, errors } = form.patchOf(mine, listing);
  const stored = Object.entries(form.patchOf(theirs, listing).patch);
  const same = new Set(stored.filter(([name, value]) => isSame(value, Reflect.get(patch, name))).map(([name]) => name));
  const change: ListingPatch = Object.fromEntries(Object.entries(patch).filter(([name]) => !same.has(name)));
  const { propertyType, address, timeZone } = listing.property;
  const place = { propertyType: propertyType.name, state: address.state, timeZone };
  const refused = violationErrors(form, listingPatchViolations(listing, place, change, now), change, listing);
  return { change, errors: { ...refused.errors, ...errors }, rest: refused.rest };
}

/** Refusals at their fields; what has none here is `rest`. */
export function violationErrors<Values extends Record<string, unknown>>(
  form: StepForm<Values>,
  violations: readonly Violation[],
  patch: ListingPatch,
  listing: Listing,
): { errors: FieldErrors; rest: string[] } {
  const errors: FieldErrors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = form.fieldOf(propertyPath, patch, listing);
    if (field === null) rest.push(message);
    else errors[field] ??= message;
  }
  return { errors, rest };
}
