import type { Violation } from 'shared-contract/wire/problem';

/** Returns the first message of each field. `fieldOf` returns the name that the form has for a path. */
export function messagesByField(
  violations: readonly Violation[],
  fieldOf: (propertyPath: string) => string = (path) => path,
): Record<string, string> {
  return Object.fromEntries(
    violations.toReversed().map(({ propertyPath, message }) => [fieldOf(propertyPath), message]),
  );
}
