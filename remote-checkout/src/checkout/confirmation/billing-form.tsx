import { Alert, Button, Checkbox, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import { useSession } from 'shared-auth';
import type { Order } from 'shared-contract/order/order';
import { useDraft } from 'shared-platform';
import { DraftNotice, useFocusOnFirstError } from 'shared-ui';
import { changeErrorMessage } from '../../change-error-message.ts';
import { changeOrderMutation } from '../checkout-order.ts';
import {
  type BillingFormValues,
  billingErrors,
  billingFormOf,
  billingFormValues,
  toBilling,
  validateBilling,
} from './billing-form-values.ts';

type BillingFormProps = {
  order: Order;
  /** The label of the button that stores the details. */
  submitLabel: string;
  onSaved: () => void;
};

/** Who is billed. The fields start with the details of the signed-in user. */
export function BillingForm({ order, submitLabel, onSaved }: BillingFormProps) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.appUser : null;
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const reject = () => setRejections((count) => count + 1);
  const form = useForm<BillingFormValues>({
    initialValues: billingFormOf(order.billing, user),
    validate: validateBilling,
    validateInputOnBlur: true,
  });
  const { mutateAsync, isPending, isSuccess } = useMutation(changeOrderMutation(order.id));
  const draft = useDraft({
    entity: `order/${order.id}`,
    step: 'billing',
    version: 1,
    schema: billingFormValues,
    values: form.values,
    dirty: form.isDirty() && !isSuccess,
    description: 'your billing details',
    apply: form.setValues,
    // The form is stored when the customer continues, and the draft restores it until then.
    confirmsLeave: false,
  });

  async function save(values: BillingFormValues) {
    setFailure(null);
    try {
      await mutateAsync({ billing: toBilling(values) });
      draft.saved();
      onSaved();
    } catch (error) {
      showFailure(error);
    }
  }

  function showFailure(error: unknown) {
    if (!isApiProblem(error, { status: 422 })) return setFailure(changeErrorMessage(error));
    const { errors, rest } = billingErrors(error.violations);
    form.setErrors(errors);
    reject();
    setFailure(rest.join(' ') || null);
  }

  return (
    <form ref={useFocusOnFirstError(rejections)} onSubmit={form.onSubmit(save, reject)} noValidate>
      <Stack gap="md">
        <Title order={2} size="h4">
          Billing details
        </Title>
        <DraftNotice draft={draft} />
        <TextInput label="Full name" autoComplete="name" maxLength={120} withAsterisk {...form.getInputProps('name')} />
        <TextInput
          label="Email"
          description="We’ll send your tax invoice here."
          type="email"
          autoComplete="email"
          maxLength={254}
          withAsterisk
          {...form.getInputProps('email')}
        />
        <Checkbox label="I’m buying for a business" {...form.getInputProps('isBusiness', { type: 'checkbox' })} />
        {form.values.isBusiness ? (
          <>
            <TextInput
              label="Business name"
              autoComplete="organization"
              maxLength={160}
              withAsterisk
              {...form.getInputProps('businessName')}
            />
            <TextInput
              label="ABN"
              description="11 digits, such as 51 824 753 556. It appears on your tax invoice."
              inputMode="numeric"
              maxLength={20}
              withAsterisk
              {...form.getInputProps('abn')}
            />
          </>
        ) : null}
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
