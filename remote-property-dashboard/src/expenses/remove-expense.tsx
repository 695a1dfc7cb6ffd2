import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import type { Expense } from 'shared-contract/property/expense';
import { toast, useSafeNavigate } from 'shared-platform';
import { ConfirmDialog, useSubjectDialog } from 'shared-ui';
import { expenseFailure } from './expense-failure.ts';
import { forgetExpense, removeExpenseMutation } from './expense-queries.ts';

/** Removes an expense and its receipt after a confirmation. */
export function RemoveExpense({ expense, propertyId }: { expense: Expense; propertyId: string }) {
  const navigate = useSafeNavigate();
  const { mutate, reset, error, isPending } = useMutation(removeExpenseMutation(propertyId, expense));
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'remove') => expense,
    isBusy: isPending,
    notice: 'This expense changed in another tab. Here’s the latest.',
  });
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success('Expense removed');
        navigate(addresses.expenses(propertyId));
        forgetExpense(expense);
      },
    });
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          reset();
          open('remove');
        }}
      >
        Remove expense
      </Button>
      {opened && (
        <ConfirmDialog
          title="Remove this expense?"
          confirmLabel="Remove expense"
          cancelLabel="Keep expense"
          isDestructive
          isBusy={isPending}
          error={error && expenseFailure(error).message}
          onConfirm={remove}
          onCancel={close}
        >
          <Text>
            {formatMoney(centsOf(opened.subject.amount))} to {opened.subject.supplier}
            {opened.subject.receipt ? ', with its receipt' : ''}. You can’t undo this.
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
