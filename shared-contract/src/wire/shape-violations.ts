import type { Violation } from './problem.ts';

/**
 * Converts the issues of a schema to violations with dotted paths (`terms.amount`), so a form shows them like those of
 * a 422.
 * @param parsed result of `safeParse`; a success has no violations
 */
export function shapeViolations(parsed: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}): Violation[] {
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({ propertyPath: path.join('.'), message }));
}
