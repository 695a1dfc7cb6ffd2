import type { Listing, ListingPatch } from 'shared-contract/listing/listing';
import { listingPatchViolations } from 'shared-contract/listing/listing-patch-rules';
import type { ListingEditStep } from 'shared-contract/page/addresses';
import type * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';
import { isSame } from './merge-values.ts';

export type Field<Values> = keyof Values & string;
/** Error messages by field. The key is the path of the field, such as `name` or `sale.amount`. */
export type FieldErrors = Record<string, string>;

/** Describes the form of a step: its values, and how they convert to a change of the listing and back. */
export type StepForm<Values extends Record<string, unknown>> = {
  step: ListingEditStep;
  /** Names the form in messages about its unsaved draft, such as `the price of this listing`. */
  draftDescription: string;
  /** The schema of a stored draft. When it changes, raise `version`, so that older drafts are dropped. */
  schema: z.ZodMiniType<Values>;
  version: number;
  labels: Record<Field<Values>, string>;
  /** Formats a value as text, so that the user can compare two versions of it. */
  formatValue: (field: Field<Values>, value: unknown) => string;
  valuesOf: (listing: Listing) => Values;
  /** Returns the change of the listing, and an error for each value that cannot be parsed. */
  patchOf: (values: Values, listing: Listing) => { patch: ListingPatch; errors: FieldErrors };
  /**
   * Returns the field to which an error path of the server, such as `listingPropertyDetails[2].value`, belongs. Null
   * when the field is in another form.
   */
  fieldOf: (propertyPath: string, patch: ListingPatch, listing: Listing) => string | null;
};

/**
 * Returns the change that gives the listing on the server the values of the form, and the errors of the changed fields.
 * The server applies the same rules.
 */
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

/** Returns the first error of each field. `rest` has the messages of errors that belong to no field. */
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
