import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { Order, OrderPatch } from 'shared-contract/order/order';
import type { Violation } from 'shared-contract/wire/problem';
import { type DraftHandle, type DraftOptions, useDraft } from 'shared-platform';
import { useFocusOnFirstError } from 'shared-ui';
import { changeErrorMessage } from '../../change-error-message.ts';
import { changeOrderMutation } from '../checkout-order.ts';

type Errors = Partial<Record<string, string>>;

type DetailsFormOptions<Values> = {
  order: Order;
  /** The part of the order that the form changes. */
  part: 'billing' | 'delivery';
  /** What a warning about unsaved work calls the values. */
  description: string;
  /** The values of the form, which a draft stores too. */
  schema: DraftOptions<Values>['schema'];
  initialValues: Values;
  validate: (values: Values) => Errors;
  validateInputOnBlur?: boolean;
  /** Returns the request of valid values. */
  toPatch: (values: Values) => Pick<OrderPatch, 'billing' | 'delivery'>;
  /** Returns the server's errors by field, and the messages of errors that belong to no field in `rest`. */
  errorsOf: (violations: readonly Violation[]) => { errors: Errors; rest: string[] };
  /** Called before errors of the server appear in their fields. */
  onRejected?: (errors: Errors, form: UseFormReturnType<Values>) => void;
  onSaved: () => void;
};

export type DetailsFormState<Values> = {
  form: UseFormReturnType<Values>;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: ReturnType<UseFormReturnType<Values>['onSubmit']>;
  draft: DraftHandle;
  /** Why the details were not saved, unless a field says so. */
  failure: string | null;
  isSaving: boolean;
};

/** A form with details of an order: stores them when the customer continues, and a draft of them until then. */
export function useDetailsForm<Values extends Record<string, unknown>>({
  order,
  part,
  description,
  schema,
  toPatch,
  errorsOf,
  onRejected,
  onSaved,
  ...fields
}: DetailsFormOptions<Values>): DetailsFormState<Values> {
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const reject = () => setRejections((count) => count + 1);
  const form = useForm<Values>(fields);
  const { mutateAsync, isPending, isSuccess } = useMutation(changeOrderMutation(order.id));
  const draft = useDraft({
    entity: `order/${order.id}`,
    step: part,
    version: 1,
    schema,
    values: form.values,
    dirty: form.isDirty() && !isSuccess,
    description,
    apply: form.setValues,
    // The form is stored when the customer continues, and the draft restores it until then.
    confirmsLeave: false,
  });

  async function save(values: Values) {
    setFailure(null);
    try {
      await mutateAsync(toPatch(values));
      draft.saved();
      onSaved();
    } catch (error) {
      showFailure(error);
    }
  }

  function showFailure(error: unknown) {
    if (!isApiProblem(error, { status: 422 })) return setFailure(changeErrorMessage(error));
    const { errors, rest } = errorsOf(error.violations);
    onRejected?.(errors, form);
    form.setErrors(errors);
    reject();
    setFailure(rest.join(' ') || null);
  }

  return {
    form,
    ref: useFocusOnFirstError(rejections),
    onSubmit: form.onSubmit(save, reject),
    draft,
    failure,
    isSaving: isPending,
  };
}
