import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import { centsOf } from 'shared-contract/money/money';
import { bondLodgementInput, type Tenancy } from 'shared-contract/tenancy/tenancy';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import { moneyFailureMessage, todayOfTenancy } from 'shared-ledger';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { partiesOfTenancy } from '../tenants/party-names-of.ts';
import { lodgeBondMutation } from './money-queries.ts';

type Errors = { date?: string; number?: string };

/** The dialog in which the owner records, or corrects, when and under which number the bond was lodged. */
export function LodgeBond({ tenancy, onClose }: { tenancy: Tenancy; onClose: () => void }) {
  const { bondRecord } = tenancy;
  const { tenants } = partiesOfTenancy(tenancy);
  const [today] = useState(() => todayOfTenancy(tenancy));
  const [values, setValues] = useState({ date: bondRecord?.lodgedOn ?? today, number: bondRecord?.number ?? '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation(lodgeBondMutation(tenancy.id));
  const keyOf = useIdempotencyKey();
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors({});
    },
  });

  async function lodge() {
    setFailure(null);
    const parsed = bondLodgementInput.safeParse(values);
    if (!parsed.success) return setErrors(messagesByField(shapeViolations(parsed)));
    try {
      await mutateAsync({ ...parsed.data, idempotencyKey: keyOf(parsed.data) });
      toast.success('Bond lodgement recorded');
      onClose();
    } catch (error) {
      if (isApiProblem(error, { status: 422 })) setErrors(messagesByField(error.violations));
      else setFailure(moneyFailureMessage(error));
    }
  }

  return (
    <ConfirmDialog
      title={bondRecord?.lodgedOn ? 'Correct the lodgement of the bond' : 'Record the lodgement of the bond'}
      confirmLabel="Save"
      isBusy={isPending}
      error={failure}
      onConfirm={() => void lodge()}
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
