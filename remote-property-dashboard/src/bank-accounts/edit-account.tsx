import { useMutation } from '@tanstack/react-query';
import { useResource } from 'shared-api';
import { toast } from 'shared-platform';
import { Section } from 'shared-ui';
import { BankAccountForm } from './bank-account-form.tsx';
import { toAccountPatch, valuesOfAccount } from './bank-account-form-values.ts';
import { changeAccountMutation, taggedBankAccountQuery } from './bank-accounts-query.ts';

export function EditAccount({ id, onClose }: { id: string; onClose: () => void }) {
  const { value: account, etag } = useResource(taggedBankAccountQuery(id));
  const { mutateAsync, isPending } = useMutation(changeAccountMutation(account));
  return (
    <Section title="Edit bank account" framed>
      <BankAccountForm
        id={id}
        initialValues={valuesOfAccount(account)}
        maskedNumber={account.maskedNumber}
        submitLabel="Save changes"
        isSaving={isPending}
        validate={(values) => {
          const parsed = toAccountPatch(values);
          return parsed.ok ? {} : parsed.errors;
        }}
        onSave={async (values) => {
          const parsed = toAccountPatch(values);
          if (!parsed.ok) return;
          await mutateAsync({ patch: parsed.request, etag });
          toast.success('Bank account saved');
          onClose();
        }}
        onCancel={onClose}
      />
    </Section>
  );
}
