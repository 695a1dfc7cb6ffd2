import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import { type SignatureInput, signatureInput } from 'shared-contract/agreement/signing';
import * as z from 'shared-contract/schema';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

export type SignatureKind = SignatureInput['kind'];
type SignatureErrors = Partial<Record<'code' | 'name' | 'image', string>>;

const initial = { kind: 'typed' as SignatureKind, code: '', name: '', image: '' };

/** The values of the form for a signature, with their errors. */
export function useSignature() {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<SignatureErrors>({});
  const [rejections, setRejections] = useState(0);
  return {
    values,
    errors,
    rejections,
    change(changed: Partial<typeof initial>) {
      setValues((before) => ({ ...before, ...changed }));
      setErrors({});
    },
    /** Returns the code and the signature, or shows what is wrong and returns null. */
    check(): { code: string; signature: SignatureInput } | null {
      const code = values.code.replaceAll(/\s/g, '');
      const { kind, name, image } = values;
      const parsed = z.safeParse(signatureInput, kind === 'typed' ? { kind, name } : { kind, name, image });
      const found: SignatureErrors = {
        ...(/^\d{6}$/.test(code) ? {} : { code: 'Enter the 6 digits from the email.' }),
        ...messagesByField(shapeViolations(parsed)),
      };
      if (parsed.success && Object.keys(found).length === 0) return { code, signature: parsed.data };
      setErrors(found);
      setRejections((before) => before + 1);
      return null;
    },
    /** Shows the errors of the server at their fields. */
    reject(error: unknown) {
      if (!isApiProblem(error, { status: 422 })) return;
      setErrors(messagesByField(error.violations, (path) => path.split('.').at(-1) ?? path));
      setRejections((before) => before + 1);
    },
  };
}
