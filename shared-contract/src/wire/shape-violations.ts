import type { Violation } from './problem.ts';

/**
 * What a schema refused, as violations with dotted paths (`terms.amount`), so that a form shows it as it shows a 422.
 * @param parsed of `safeParse`; nothing where it succeeded
 */
export function shapeViolations(parsed: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}): Violation[] {
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({ propertyPath: path.join('.'), message }));
}
