import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, rejectionReason, useIdempotencyKey } from 'shared-api';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import type { CheckedForm } from './checked-form.ts';
import type { Keyed } from './ledger-mutations.ts';
import { moneyFailureMessage } from './money-failure-message.ts';

/**
 * Sends the form of a dialog that changes money. A repeated click changes it once.
 * @param mutation sends the input with its idempotency key
 * @param onDone called with the response and the input; shows the result and closes the dialog
 * @returns `errors` has a message for each invalid field, found here or by the server (422). `failure` is the message
 * of any other problem, for the whole dialog.
 */
export function useMoneySubmit<Input extends object, Result>(
  mutation: UseMutationOptions<Result, Error, Keyed<Input>>,
  onDone: (result: Result, input: Input) => void,
) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation(mutation);
  const keyOf = useIdempotencyKey();

  async function submit(form: CheckedForm<Input>): Promise<void> {
    setFailure(null);
    if (!form.ok) return setErrors(form.errors);
    const { input } = form;
    try {
      onDone(await mutateAsync({ ...input, idempotencyKey: keyOf(input) }), input);
    } catch (error) {
      if (!isApiProblem(error, { status: 422 })) return setFailure(moneyFailureMessage(error));
      setErrors(messagesByField(error.violations));
      if (!error.violations.some(({ propertyPath }) => propertyPath in input)) setFailure(rejectionReason(error));
    }
  }

  return { submit, errors, failure, isBusy: isPending, clearErrors: () => setErrors({}) };
}
