import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import { memo } from 'react';
import { FormPart } from 'shared-ui';
import { paymentMethodLabels } from 'tenancy-law/form/term-labels';
import classes from './lease-details.module.css';
import { dependsOn, type LeasePartProps } from './lease-part.ts';

/** The ways to pay rent, and the account for bank transfers (V10). A draft in the browser never has the account. */
export const PaymentPart = memo(
  Payment,
  dependsOn('paymentMethods', 'accountName', 'bsb', 'accountNumber', 'paymentReference'),
);

function Payment({ form, stateForm }: LeasePartProps) {
  const paysByTransfer = form.values.paymentMethods.includes('bankTransfer');
  return (
    <FormPart title="Payment">
      <Checkbox.Group
        label="Ways to pay rent"
        withAsterisk
        description={`Choose all that the ${stateForm.labels.tenant.toLowerCase()} can use.`}
        {...form.getInputProps('paymentMethods')}
      >
        <div className={classes.choices}>
          {Object.entries(paymentMethodLabels).map(([method, label]) => (
            <Checkbox key={method} value={method} label={label} />
          ))}
        </div>
      </Checkbox.Group>
      {paysByTransfer ? (
        <>
          <TextInput
            label="Account name"
            withAsterisk
            autoComplete="off"
            maxLength={32}
            {...form.getInputProps('accountName')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="BSB"
              withAsterisk
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              {...form.getInputProps('bsb')}
            />
            <TextInput
              label="Account number"
              withAsterisk
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              {...form.getInputProps('accountNumber')}
            />
          </SimpleGrid>
        </>
      ) : null}
      <TextInput
        className={classes.amount}
        label="Payment reference"
        description="Shown on your bank statement. If you leave it empty, the tenancy gets a rent reference of its own."
        autoComplete="off"
        maxLength={18}
        {...form.getInputProps('paymentReference')}
      />
    </FormPart>
  );
}
