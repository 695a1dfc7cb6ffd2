import { Textarea, TextInput } from '@mantine/core';
import { amountOf } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import { shippingPrice } from 'shared-contract/order/shipping-price';
import { Money } from 'shared-ui';
import { DetailsForm } from '../details-form/details-form.tsx';
import { useDetailsForm } from '../details-form/use-details-form.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './delivery.module.css';
import {
  addressFields,
  type DeliveryFormValues,
  deliveryErrors,
  deliveryFormOf,
  deliveryFormValues,
  deliveryOf,
  validateDelivery,
} from './delivery-form-values.ts';

type DeliveryFormProps = { order: Order; submitLabel: string; onSaved: () => void };

/** Where the shipped products go. Shows the price of shipping as soon as the state is known. */
export function DeliveryForm({ order, submitLabel, onSaved }: DeliveryFormProps) {
  const details = useDetailsForm<DeliveryFormValues>({
    order,
    part: 'delivery',
    description: 'your delivery details',
    schema: deliveryFormValues,
    initialValues: deliveryFormOf(order.delivery, order.billing?.name ?? ''),
    validate: validateDelivery,
    toPatch: (values) => ({ delivery: deliveryOf(values) }),
    errorsOf: deliveryErrors,
    // Of a rejected suggestion, shows the separate fields, so that it can be corrected.
    onRejected: (errors, form) => {
      if (addressFields.some((field) => errors[field])) form.setFieldValue('isManualAddress', true);
    },
    onSaved,
  });
  const { form } = details;
  const { state } = form.values;
  return (
    <DetailsForm state={details} submitLabel={submitLabel}>
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
    </DetailsForm>
  );
}
