import type * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';
import type { Version, Violations } from '../edited-resource.ts';
import { isSame } from './merge-values.ts';

export type Field<Values> = keyof Values & string;
/** Error messages by field. The key is the path of the field, such as `name` or `sale.amount`. */
export type FieldErrors = Record<string, string>;

/** How a form shows its values where two versions of them are compared. */
export type FieldTexts<Values> = {
  labels: Record<Field<Values>, string>;
  /** Formats a value as text, so that the user can compare two versions of it. */
  formatValue: (field: Field<Values>, value: unknown) => string;
};

/** Describes the form of a step: its values, and how they convert to a change of the resource and back. */
export type StepForm<
  Values extends Record<string, unknown>,
  Resource,
  Change extends object,
  Step extends string = string,
> = FieldTexts<Values> & {
  step: Step;
  /** Names the form in messages about its unsaved draft, such as `the price of this listing`. */
  draftDescription: string;
  /** The schema of a stored draft. When it changes, raise `version`, so that older drafts are dropped. */
  schema: z.ZodMiniType<Values>;
  version: number;
  valuesOf: (resource: Resource) => Values;
  /** Returns the change of the resource, and an error for each value that cannot be parsed. */
  patchOf: (values: Values, resource: Resource) => { patch: Change; errors: FieldErrors };
  /**
   * Returns the field to which an error path of the server, such as `listingPropertyDetails[2].value`, belongs. Null
   * when the field is in another form.
   */
  fieldOf: (propertyPath: string, change: Change, resource: Resource) => string | null;
  /**
   * Saves the valid fields while others have errors, for a form without drafts in the browser. The change then has the
   * names of the fields.
   */
  savesValidFields?: boolean;
};

/** A form and the rules that decide whether its changes are valid. */
export type CheckedForm<Values extends Record<string, unknown>, Resource, Change extends object> = {
  form: StepForm<Values, Resource, Change>;
  violations: Violations<Resource, Change>;
};

/**
 * Returns the change that gives the resource on the server the values of the form, and the errors of the changed
 * fields. The server applies the same rules.
 */
export function computeChange<Values extends Record<string, unknown>, Resource, Change extends object>(
  { form, violations }: CheckedForm<Values, Resource, Change>,
  { mine, theirs, resource, now }: { mine: Values; theirs: Values } & Version<Resource>,
): { change: Change; errors: FieldErrors; rest: string[] } {
  const { patch, errors } = form.patchOf(mine, resource);
  const stored = Object.entries(form.patchOf(theirs, resource).patch);
  const unchanged = new Set(
    stored.filter(([name, value]) => isSame(value, Reflect.get(patch, name))).map(([name]) => name),
  );
  // The cast is safe: a change may lack any of its fields.
  const change = Object.fromEntries(Object.entries(patch).filter(([name]) => !unchanged.has(name))) as Change;
  const invalid = violationErrors(form, violations(resource, change, now), change, resource);
  return { change, errors: { ...invalid.errors, ...errors }, rest: invalid.rest };
}

/** Returns the first error of each field. `rest` has the messages of errors that belong to no field. */
export function violationErrors<Values extends Record<string, unknown>, Resource, Change extends object>(
  form: StepForm<Values, Resource, Change>,
  violations: readonly Violation[],
  change: Change,
  resource: Resource,
): { errors: FieldErrors; rest: string[] } {
  const errors: FieldErrors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = form.fieldOf(propertyPath, change, resource);
    if (field === null) rest.push(message);
    else errors[field] ??= message;
  }
  return { errors, rest };
}

/** Returns the part of a change whose fields have no errors, and the names of the other fields. */
export function validFields<Change extends object>(
  change: Change,
  errors: FieldErrors,
): { valid: Partial<Change>; invalid: string[] } {
  const invalid = [...new Set(Object.keys(errors).map((path) => path.split('.')[0] ?? path))];
  const entries = Object.entries(change).filter(([name]) => !invalid.includes(name));
  // The cast is safe: a part of a change is a change.
  return { valid: Object.fromEntries(entries) as Partial<Change>, invalid };
}
