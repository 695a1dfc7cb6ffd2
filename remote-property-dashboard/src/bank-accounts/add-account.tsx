import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankAccountResource } from 'shared-contract/property/bank-account';
import { toast } from 'shared-platform';
import { Section } from 'shared-ui';
import { BankAccountForm } from './bank-account-form.tsx';
import { newAccountValues, toAccountInput } from './bank-account-form-values.ts';
import { addAccountMutation } from './bank-accounts-query.ts';

type AddAccountProps = { propertyId: string; others: readonly BankAccountResource[]; onClose: () => void };

export function AddAccount({ propertyId, others, onClose }: AddAccountProps) {
  // The same id for each attempt, so that a repeated request adds the account once.
  const [id] = useState(() => crypto.randomUUID());
  const { mutateAsync, isPending } = useMutation(addAccountMutation());
  return (
    <Section title="Add a bank account" framed>
      <BankAccountForm
        id="new"
        initialValues={newAccountValues(others)}
        submitLabel="Add account"
        isSaving={isPending}
        validate={(values) => {
          const parsed = toAccountInput(values, { id, propertyId });
          return parsed.ok ? {} : parsed.errors;
        }}
        onSave={async (values) => {
          const parsed = toAccountInput(values, { id, propertyId });
          if (!parsed.ok) return;
          await mutateAsync(parsed.request);
          toast.success('Bank account added');
          onClose();
        }}
        onCancel={onClose}
      />
    </Section>
  );
}
