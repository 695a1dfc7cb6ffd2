import { Checkbox, TextInput, Title } from '@mantine/core';
import { useSession } from 'shared-auth';
import type { Order } from 'shared-contract/order/order';
import { DetailsForm } from '../details-form/details-form.tsx';
import { useDetailsForm } from '../details-form/use-details-form.ts';
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
  const state = useDetailsForm<BillingFormValues>({
    order,
    part: 'billing',
    description: 'your billing details',
    schema: billingFormValues,
    initialValues: billingFormOf(order.billing, user),
    validate: validateBilling,
    validateInputOnBlur: true,
    toPatch: (values) => ({ billing: toBilling(values) }),
    errorsOf: billingErrors,
    onSaved,
  });
  const { form } = state;
  return (
    <DetailsForm
      state={state}
      heading={
        <Title order={2} size="h4">
          Billing details
        </Title>
      }
      submitLabel={submitLabel}
    >
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
    </DetailsForm>
  );
}
