import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { centsOf } from 'shared-contract/money/money';
import { bondLodgementInput, type Tenancy } from 'shared-contract/tenancy/tenancy';
import { checkedForm, todayOfTenancy, useMoneySubmit } from 'shared-ledger';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { partiesOfTenancy } from '../tenants/party-names-of.ts';
import { lodgeBondMutation } from './money-queries.ts';

/** The dialog in which the owner records, or corrects, when and under which number the bond was lodged. */
export function LodgeBond({ tenancy, onClose }: { tenancy: Tenancy; onClose: () => void }) {
  const { bondRecord } = tenancy;
  const { tenants } = partiesOfTenancy(tenancy);
  const [today] = useState(() => todayOfTenancy(tenancy));
  const [values, setValues] = useState({ date: bondRecord?.lodgedOn ?? today, number: bondRecord?.number ?? '' });
  const { submit, errors, failure, isBusy, clearErrors } = useMoneySubmit(lodgeBondMutation(tenancy.id), () => {
    toast.success('Bond lodgement recorded');
    onClose();
  });
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: value }));
      clearErrors();
    },
  });

  return (
    <ConfirmDialog
      title={bondRecord?.lodgedOn ? 'Correct the lodgement of the bond' : 'Record the lodgement of the bond'}
      confirmLabel="Save"
      isBusy={isBusy}
      error={failure}
      onConfirm={() => void submit(checkedForm(bondLodgementInput.safeParse(values)))}
      onCancel={onClose}
    >
      <Stack gap="md">
        {centsOf(bondRecord?.received ?? '0.00') === 0 && (
          <Text>
            You haven’t recorded the bond as received, so we’ll note that your {tenants} paid the authority directly.
          </Text>
        )}
        <TextInput label="Date lodged" type="date" max={today} {...field('date')} />
        <TextInput label="Bond number" maxLength={40} autoComplete="off" {...field('number')} />
      </Stack>
    </ConfirmDialog>
  );
}
