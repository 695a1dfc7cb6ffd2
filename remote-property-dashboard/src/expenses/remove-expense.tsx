import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { rejectionReason } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { Expense } from 'shared-contract/property/expense';
import { toast, useSafeNavigate } from 'shared-platform';
import { expenseFailure } from './expense-failure.ts';
import { removeExpenseMutation, restoreExpense } from './expense-queries.ts';

/** How long the toast with Undo is shown. The server can restore the expense for a day. */
const undoMs = 10_000;

/** Removes an expense with its receipt and opens the list. Asks nothing, because it can be undone. */
export function RemoveExpense({ expense, propertyId }: { expense: Expense; propertyId: string }) {
  const navigate = useSafeNavigate();
  const { mutate, isPending } = useMutation(removeExpenseMutation(propertyId, expense));
  const undo = () =>
    restoreExpense(propertyId, expense).then(
      () => toast.success('Expense restored'),
      (error: unknown) =>
        toast.error(rejectionReason(error) ?? 'We couldn’t restore the expense. Check your connection and try again.', {
          timeout: undoMs,
          action: { label: 'Try again', run: () => void undo() },
        }),
    );
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        navigate(addresses.expenses(propertyId));
        toast.success('Expense removed', {
          timeout: undoMs,
          action: { label: 'Undo', run: () => void undo() },
        });
      },
      onError: (error) =>
        toast.error(
          expenseFailure(error).message ?? 'We couldn’t remove the expense. Check your connection and try again.',
        ),
    });
  return (
    <Button variant="default" loading={isPending} onClick={remove}>
      Remove expense
    </Button>
  );
}
