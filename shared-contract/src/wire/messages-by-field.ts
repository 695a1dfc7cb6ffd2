import type { Violation } from './problem.ts';

/** Returns the first message of each field of a form. `fieldOf` returns the name that the form has for a path. */
export function messagesByField(
  violations: readonly Violation[],
  fieldOf: (propertyPath: string) => string = (path) => path,
): Record<string, string> {
  return Object.fromEntries(
    violations.toReversed().map(({ propertyPath, message }) => [fieldOf(propertyPath), message]),
  );
}
