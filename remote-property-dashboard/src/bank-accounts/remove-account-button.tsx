import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BankAccountResource } from 'shared-contract/property/bank-account';
import { toast } from 'shared-platform';
import { ConfirmDialog, useSubjectDialog } from 'shared-ui';
import { accountFailure } from './account-failure.ts';
import { removeAccountMutation } from './bank-accounts-query.ts';

/** Removes an account after a confirmation. */
export function RemoveAccountButton({ account, onRemoved }: { account: BankAccountResource; onRemoved: () => void }) {
  const { mutate, reset, error, isPending } = useMutation(removeAccountMutation(account));
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'remove') => account,
    isBusy: isPending,
    notice: 'This account changed in another tab. Here’s the latest.',
  });
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success('Bank account removed');
        onRemoved();
      },
    });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="sm"
        aria-label={`Remove ${account.name}`}
        onClick={() => {
          reset();
          open('remove');
        }}
      >
        Remove
      </Button>
      {opened && (
        <ConfirmDialog
          title={`Remove ${opened.subject.name}?`}
          confirmLabel="Remove account"
          isDestructive
          isBusy={isPending}
          error={error && accountFailure(error).message}
          onConfirm={remove}
          onCancel={close}
        >
          <Text>{usesText(opened.subject)} You can’t undo this, but you can add the account again.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

function usesText({ receivesRent, paysExpenses }: BankAccountResource): string {
  if (receivesRent && paysExpenses) return 'Rent and expenses will have no account.';
  if (receivesRent) return 'Rent will have no account.';
  return paysExpenses ? 'Expenses will have no account.' : 'It isn’t used for rent or expenses.';
}
