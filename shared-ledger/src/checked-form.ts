import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

/** What a form contains: the input of a request, or an error message for each invalid field. */
export type CheckedForm<Input> = { ok: true; input: Input } | { ok: false; errors: Record<string, string> };

type Parsed<Input> =
  | { success: true; data: Input }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

/** Converts the result of a schema's `safeParse`. */
export const checkedForm = <Input>(parsed: Parsed<Input>): CheckedForm<Input> =>
  parsed.success ? { ok: true, input: parsed.data } : { ok: false, errors: messagesByField(shapeViolations(parsed)) };
