import type { Listing, ListingPatch } from 'shared-contract/listing/listing';
import { listingPatchViolations } from 'shared-contract/listing/listing-patch-rules';
import type { ListingEditStep } from 'shared-contract/page/addresses';
import type * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';
import { isSame } from './merge-values.ts';

export type Field<Values> = keyof Values & string;
/** Error messages. Key: the path of the field, such as `name` or `sale.amount`. */
export type FieldErrors = Record<string, string>;

/** The values of a step's form, and how they convert to a change of the listing. */
export type StepForm<Values extends Record<string, unknown>> = {
  step: ListingEditStep;
  /** Names the draft in messages: `the price of this listing`. */
  draftDescription: string;
  /** The schema of a stored draft. Raise `version` when it changes. */
  schema: z.ZodMiniType<Values>;
  version: number;
  labels: Record<Field<Values>, string>;
  /** Formats a value for comparing two versions. */
  formatValue: (field: Field<Values>, value: unknown) => string;
  valuesOf: (listing: Listing) => Values;
  /** Returns the form as a patch, and errors for values that cannot be parsed. */
  patchOf: (values: Values, listing: Listing) => { patch: ListingPatch; errors: FieldErrors };
  /** Returns the field for `listingPropertyDetails[2].value` in this patch; null for another form's. */
  fieldOf: (propertyPath: string, patch: ListingPatch, listing: Listing) => string | null;
};

/** Returns what differs from the server's values, and the errors by the rules that client and server share. */
export function computeChange<Values extends Record<string, unknown>>(
  form: StepForm<Values>,
  { mine, theirs, listing, now }: { mine: Values; theirs: Values; listing: Listing; now: Date },
) {
  const { patch, errors } = form.patchOf(mine, listing);
  const stored = Object.entries(form.patchOf(theirs, listing).patch);
  const unchanged = new Set(
    stored.filter(([name, value]) => isSame(value, Reflect.get(patch, name))).map(([name]) => name),
  );
  const change: ListingPatch = Object.fromEntries(Object.entries(patch).filter(([name]) => !unchanged.has(name)));
  const { propertyType, address, timeZone } = listing.property;
  const place = { propertyType: propertyType.name, state: address.state, timeZone };
  const invalid = violationErrors(form, listingPatchViolations(listing, place, change, now), change, listing);
  return { change, errors: { ...invalid.errors, ...errors }, rest: invalid.rest };
}

/** Groups errors by field. Errors without a field are in `rest`. */
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
