import type { Violation } from './problem.ts';

/**
 * Converts the issues of a schema to violations with dotted paths (`terms.amount`). A form can then show them like the
 * violations of a 422 response.
 * @param parsed result of `safeParse`; a success has no violations
 */
export function shapeViolations(parsed: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}): Violation[] {
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({ propertyPath: path.join('.'), message }));
}
