import { type ApplicationInput, applicationInput } from 'shared-contract/application/application';
import * as z from 'shared-contract/schema';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

/** The entered values, which a draft also stores, except the consent. */
export const startFormValues = z.object({
  adults: z.array(z.object({ name: z.string(), email: z.string() })),
  consent: z.boolean(),
});
export type StartFormValues = z.infer<typeof startFormValues>;

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
