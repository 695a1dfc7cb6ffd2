import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import { logger } from 'shared-platform';
import type { ContactOfUser } from '../../contact-of-user.ts';
import { type FieldErrors, fieldErrors } from './field-errors.ts';
import { useContactOnSignIn } from './use-contact-on-sign-in.ts';

type ContactFormOptions<Values, Field extends string> = {
  initial: Values;
  /** The fields that can have an error. Other errors of the server are shown beside the button. */
  fields: readonly Field[];
  /** The message in the log when sending fails for another reason than the values. */
  logMessage: string;
  failureMessage: (error: unknown) => string;
  onChange?: () => void;
};

type Checked<Input, Field extends string> = { ok: true; input: Input } | { ok: false; errors: FieldErrors<Field> };

/**
 * The state of a form that sends the contact details of a visitor, which are filled in for a signed-in user: its values
 * and errors, and the functions that change and send it.
 */
export function useContactForm<Values extends ContactOfUser, Field extends keyof Values & string>(
  options: ContactFormOptions<Values, Field>,
) {
  const [values, setValues] = useState(options.initial);
  useContactOnSignIn((person) =>
    setValues((before) => ({
      ...before,
      name: before.name || person.name,
      email: before.email || person.email,
      phone: before.phone || person.phone,
    })),
  );
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);

  function change(changes: Partial<Values>) {
    options.onChange?.();
    setValues((before) => ({ ...before, ...changes }));
  }

  const field = <Name extends Field>(name: Name) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      change({ [name]: value } as Partial<Values>);
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });

  function showErrors(fieldErrors: FieldErrors<Field>, message: string | null) {
    setErrors(fieldErrors);
    setFailure(message);
    setRejections((count) => count + 1);
  }

  async function send<Input>(checked: Checked<Input, Field>, post: (input: Input) => Promise<unknown>) {
    if (!checked.ok) return showErrors(checked.errors, null);
    setFailure(null);
    try {
      await post(checked.input);
    } catch (error) {
      if (isApiProblem(error, { status: 422 })) {
        const { errors, rest } = fieldErrors(options.fields, error.violations);
        return showErrors(errors, rest.length > 0 ? rest.join(' ') : null);
      }
      logger.warn(options.logMessage, { reason: error instanceof Error ? error.name : 'unknown' });
      showErrors({}, options.failureMessage(error));
    }
  }

  return { values, setValues, change, field, failure, rejections, send };
}
