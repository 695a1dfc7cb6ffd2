import { Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cachedResource, useResource } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Expense, ExpenseFields, ExpensePatch } from 'shared-contract/property/expense';
import { toast } from 'shared-platform';
import { DraftNotice } from 'shared-ui';
import { propertyQuery } from '../property/property-query.ts';
import { ExpenseForm } from './expense-form.tsx';
import { valuesOfExpense } from './expense-form-values.ts';
import { changeExpenseMutation, taggedExpenseQuery } from './expense-queries.ts';
import { useExpenseForm } from './use-expense-form.ts';

type EditExpenseProps = { expense: Expense; etag: string | null; propertyId: string };

export function EditExpense({ expense, etag, propertyId }: EditExpenseProps) {
  const { timeZone } = useResource(propertyQuery(propertyId));
  const [base, setBase] = useState({ expense, etag });
  const [today] = useState(() => localDateIn(timeZone, new Date()));
  const { mutateAsync, isPending } = useMutation(changeExpenseMutation(propertyId, expense));
  const { form, draft, fields } = useExpenseForm({
    initialValues: valuesOfExpense(base.expense),
    today,
    entity: `expense/${expense.id}`,
    onSave: save,
  });
  // A receipt changes the expense, but nothing in this form. Only a change of these values on another device makes the
  // server reject what is saved here.
  const etagToSend = haveSameValues(base.expense, expense) ? etag : base.etag;

  async function save(fields: ExpenseFields) {
    const saved = await mutateAsync({ patch: changesOf(fields, base.expense), etag: etagToSend });
    const values = valuesOfExpense(saved);
    setBase({ expense: saved, etag: cachedResource(taggedExpenseQuery(saved.id))?.etag ?? null });
    form.setValues(values);
    form.resetDirty(values);
    toast.success('Expense saved');
  }

  return (
    <Stack gap="md">
      <DraftNotice draft={draft} />
      <ExpenseForm {...fields} submitLabel="Save changes" isSaving={isPending} />
    </Stack>
  );
}

const haveSameValues = (one: Expense, other: Expense) =>
  JSON.stringify(valuesOfExpense(one)) === JSON.stringify(valuesOfExpense(other));

/** Returns the fields that differ from the expense with which the form was filled. */
function changesOf(fields: ExpenseFields, base: Expense): ExpensePatch {
  const isChanged = (name: keyof ExpenseFields) => JSON.stringify(fields[name]) !== JSON.stringify(base[name]);
  const names = Object.keys(fields).filter((name) => isChanged(name as keyof ExpenseFields));
  return Object.fromEntries(names.map((name) => [name, fields[name as keyof ExpenseFields]]));
}
