import type { Violation } from 'shared-contract/wire/problem';

export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

/** Returns the first error of each field. `rest` has the messages of errors that belong to no field. */
export function fieldErrors<Field extends string>(
  fields: readonly Field[],
  violations: readonly Violation[],
): { errors: FieldErrors<Field>; rest: string[] } {
  const errors: FieldErrors<Field> = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = fields.find((name) => name === propertyPath.replace(/\W.*$/, ''));
    if (field) errors[field] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}
