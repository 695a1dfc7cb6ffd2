import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rejectionReason, useResource } from 'shared-api';
import { financialYearOf } from 'shared-contract/date/financial-year';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import type { ExpenseFields } from 'shared-contract/property/expense';
import type { ExpenseSeriesInput } from 'shared-contract/property/expense-series';
import { logger, toast, useSafeNavigate, useUnsavedWork } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { DraftNotice, Section } from 'shared-ui';
import { propertyQuery } from '../property/property-query.ts';
import { ExpenseForm } from './expense-form.tsx';
import { newExpenseValues } from './expense-form-values.ts';
import { addExpenseMutation, repeatExpense, uploadReceipt } from './expense-queries.ts';
import { expensesUrl } from './expense-search.ts';
import { ReceiptInput } from './receipt-input.tsx';
import { useExpenseForm } from './use-expense-form.ts';

/** The form of a new expense. It is made recurring, and its receipt is uploaded, after it was added. */
export function NewExpense({ propertyId }: { propertyId: string }) {
  const navigate = useSafeNavigate();
  const { timeZone } = useResource(propertyQuery(propertyId));
  const [today] = useState(() => localDateIn(timeZone, new Date()));
  // The same id for each attempt, so that a repeated request adds the expense once.
  const [id] = useState(() => crypto.randomUUID());
  const [receipt, setReceipt] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [nextUrl, setNextUrl] = useState<string | null>(null);
  const { mutateAsync } = useMutation(addExpenseMutation(propertyId));

  const { draft, fields } = useExpenseForm({
    initialValues: newExpenseValues(today),
    today,
    entity: `expense/new/${propertyId}`,
    isDone: nextUrl !== null,
    onSave: save,
  });
  const isLeftBehind = receipt !== null && nextUrl === null;
  useUnsavedWork({ id: 'expense-receipt', dirty: isLeftBehind, description: 'the receipt of this expense' });

  // Navigates in an effect, after the form counts as saved. Before that, leaving would open the dialog about unsaved
  // changes.
  useEffect(() => {
    if (nextUrl !== null) navigate(nextUrl);
  }, [nextUrl, navigate]);

  async function save(expense: ExpenseFields, repeat: ExpenseSeriesInput | null) {
    setIsSaving(true);
    try {
      await mutateAsync({ id, property: `/api/properties/${propertyId}`, ...expense });
      const results = [await startSeries(repeat), await addReceipt()];
      const isWhole = results.every(Boolean);
      if (isWhole) toast.success('Expense added');
      const year = { financialYear: financialYearOf(expense.paidOn) };
      setNextUrl(isWhole ? expensesUrl(propertyId, year) : addresses.expense(propertyId, id));
    } finally {
      setIsSaving(false);
    }
  }

  /** When this or the receipt fails, the owner gets the expense's page, where both can be done again. */
  async function startSeries(repeat: ExpenseSeriesInput | null): Promise<boolean> {
    try {
      if (repeat) await repeatExpense(propertyId, id, repeat);
      return true;
    } catch (error) {
      logger.warn('An expense was not made recurring', { reason: String(error) });
      const reason = rejectionReason(error) ?? 'Check your connection and set it again.';
      toast.error(`The expense is saved, but it doesn’t repeat yet. ${reason}`);
      return false;
    }
  }

  async function addReceipt(): Promise<boolean> {
    try {
      if (receipt) await uploadReceipt(id, receipt);
      return true;
    } catch (error) {
      logger.warn('A receipt was not uploaded', { reason: String(error) });
      const reason = rejectionReason(error) ?? 'Check your connection and add it again.';
      toast.error(`The expense is saved, but its receipt wasn’t uploaded. ${reason}`);
      return false;
    }
  }

  return (
    <Stack gap="lg" maw={720}>
      <DraftNotice draft={draft} />
      <ExpenseForm
        {...fields}
        submitLabel="Add expense"
        isSaving={isSaving}
        canRepeat
        actions={
          <Button variant="subtle" component={Link} to={addresses.expenses(propertyId)}>
            Cancel
          </Button>
        }
      >
        <Section title="Receipt (optional)" framed>
          {receipt ? (
            <Group justify="space-between" gap="sm">
              <Text style={{ overflowWrap: 'anywhere' }}>{receipt.name}</Text>
              <Button variant="default" disabled={isSaving} onClick={() => setReceipt(null)}>
                Remove receipt
              </Button>
            </Group>
          ) : (
            <ReceiptInput
              isBusy={isSaving}
              error={refusal}
              onFile={(file) => {
                setRefusal(null);
                setReceipt(file);
              }}
              onRefuse={setRefusal}
            />
          )}
        </Section>
      </ExpenseForm>
    </Stack>
  );
}
