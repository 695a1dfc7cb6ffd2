import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectionReason } from 'shared-api';
import type { Expense } from 'shared-contract/property/expense';
import { logger, toast } from 'shared-platform';
import { saveDownload } from '../downloads/save-download.ts';
import { changeReceiptMutation } from './expense-queries.ts';
import classes from './expenses.module.css';
import { ReceiptInput } from './receipt-input.tsx';

/** The receipt of a stored expense: download, replace and remove. */
export function ExpenseReceipt({ expense, propertyId }: { expense: Expense; propertyId: string }) {
  const { receipt } = expense;
  const { mutateAsync, isPending } = useMutation(changeReceiptMutation(propertyId, expense.id));
  const [failure, setFailure] = useState<string | null>(null);

  async function change(file: File | null) {
    setFailure(null);
    try {
      await mutateAsync(file);
      toast.success(file ? 'Receipt saved' : 'Receipt removed');
    } catch (error) {
      logger.error('A receipt was not changed', { reason: String(error) });
      setFailure(rejectionReason(error) ?? 'We couldn’t save the receipt. Check your connection and try again.');
    }
  }

  return (
    <Stack gap="md">
      {receipt && (
        <Group justify="space-between" gap="sm">
          <Anchor
            component="button"
            type="button"
            className={classes.fileName}
            onClick={() => void saveDownload(receipt.file, receipt.fileName)}
          >
            {receipt.fileName}
          </Anchor>
          <Button variant="subtle" color="red" disabled={isPending} onClick={() => void change(null)}>
            Remove receipt
          </Button>
        </Group>
      )}
      <ReceiptInput
        isBusy={isPending}
        isReplacement={receipt !== null}
        error={failure}
        onFile={(file) => void change(file)}
        onRefuse={setFailure}
      />
    </Stack>
  );
}
