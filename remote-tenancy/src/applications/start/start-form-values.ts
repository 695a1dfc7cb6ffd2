import { type ApplicationInput, applicationInput } from 'shared-contract/application/application';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

export type StartFormValues = { adults: { name: string; email: string }[]; consent: boolean };

/** Returns the request, or an error message for each invalid field. */
export function parseStart(
  values: StartFormValues,
  { id, listing }: { id: string; listing: string },
): { ok: true; input: ApplicationInput } | { ok: false; errors: Record<string, string> } {
  const parsed = applicationInput.safeParse({ ...values, id, listing });
  return parsed.success
    ? { ok: true, input: parsed.data }
    : { ok: false, errors: startErrors(shapeViolations(parsed)) };
}

/** Returns the first error of each field. Paths may be written `a[0].b` or `a.0.b`. */
export const startErrors = (violations: readonly Violation[]): Record<string, string> =>
  messagesByField(violations, (path) => path.replaceAll(/\[(\d+)\]/g, '.$1'));
