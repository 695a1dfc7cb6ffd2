import { Alert, Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import { amountOf } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import { shippingPrice } from 'shared-contract/order/shipping-price';
import { useDraft } from 'shared-platform';
import { DraftNotice, Money, useFocusOnFirstError } from 'shared-ui';
import { changeErrorMessage } from '../../change-error-message.ts';
import { changeOrderMutation } from '../checkout-order.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './delivery.module.css';
import {
  addressFields,
  type DeliveryFormValues,
  deliveryErrors,
  deliveryFormOf,
  deliveryFormValues,
  toDelivery,
} from './delivery-form-values.ts';

type DeliveryFormProps = { order: Order; submitLabel: string; onSaved: () => void };

/** Where the shipped products go. Shows the price of shipping as soon as the state is known. */
export function DeliveryForm({ order, submitLabel, onSaved }: DeliveryFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const reject = () => setRejections((count) => count + 1);
  const form = useForm<DeliveryFormValues>({
    initialValues: deliveryFormOf(order.delivery, order.billing?.name ?? ''),
    validate: (values) => {
      const checked = toDelivery(values);
      return checked.ok ? {} : checked.errors;
    },
  });
  const { mutateAsync, isPending, isSuccess } = useMutation(changeOrderMutation(order.id));
  const draft = useDraft({
    entity: `order/${order.id}`,
    step: 'delivery',
    version: 1,
    schema: deliveryFormValues,
    values: form.values,
    dirty: form.isDirty() && !isSuccess,
    description: 'your delivery details',
    apply: form.setValues,
    // The form is stored when the customer continues, and the draft restores it until then.
    confirmsLeave: false,
  });

  async function save(values: DeliveryFormValues) {
    const checked = toDelivery(values);
    if (!checked.ok) return;
    setFailure(null);
    try {
      await mutateAsync({ delivery: checked.delivery });
      draft.saved();
      onSaved();
    } catch (error) {
      showFailure(error);
    }
  }

  /** Shows errors of the server. For a rejected suggestion, shows the separate fields, so that it can be corrected. */
  function showFailure(error: unknown) {
    if (!isApiProblem(error, { status: 422 })) return setFailure(changeErrorMessage(error));
    const { errors, rest } = deliveryErrors(error.violations);
    if (addressFields.some((field) => errors[field])) form.setFieldValue('isManualAddress', true);
    form.setErrors(errors);
    reject();
    setFailure(rest.join(' ') || null);
  }

  const { state } = form.values;
  return (
    <form ref={useFocusOnFirstError(rejections)} onSubmit={form.onSubmit(save, reject)} noValidate>
      <Stack gap="md">
        <DraftNotice draft={draft} />
        <TextInput
          label="Recipient"
          autoComplete="name"
          maxLength={120}
          withAsterisk
          {...form.getInputProps('recipient')}
        />
        <AddressFields form={form} />
        <Textarea
          label="Delivery instructions (optional)"
          description="Such as where to leave it. Printed on the parcel."
          autosize
          minRows={2}
          maxLength={250}
          {...form.getInputProps('instructions')}
        />
        <p className={classes.price} role="status">
          <span>{state ? `Delivery to ${state}, GST included` : 'Delivery'}</span>
          <strong>{state ? <Money amount={amountOf(shippingPrice(state))} /> : 'Choose your address'}</strong>
        </p>
        {failure ? (
          <Alert color="red" role="alert" title="Not saved">
            {failure}
          </Alert>
        ) : null}
        <Button type="submit" size="md" loading={isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
