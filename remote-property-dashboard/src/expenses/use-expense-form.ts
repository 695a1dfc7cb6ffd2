import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ExpenseFields } from 'shared-contract/property/expense';
import type { ExpenseSeriesInput } from 'shared-contract/property/expense-series';
import { useDraft } from 'shared-platform';
import { expenseFailure } from './expense-failure.ts';
import { type ExpenseFormValues, expenseFormValues, toExpenseFields } from './expense-form-values.ts';

type Options = {
  initialValues: ExpenseFormValues;
  today: string;
  /** What is edited, for the draft. */
  entity: string;
  /** True once the expense is saved and the page is about to close. */
  isDone?: boolean;
  onSave: (fields: ExpenseFields, repeat: ExpenseSeriesInput | null) => Promise<void>;
};

/** The state of the form of an expense: values, errors, and a draft of what is not saved. */
export function useExpenseForm({ initialValues, today, entity, isDone = false, onSave }: Options) {
  const form = useForm<ExpenseFormValues>({
    initialValues,
    validate: (values) => {
      const parsed = toExpenseFields(values, today);
      return parsed.ok ? {} : parsed.errors;
    },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const draft = useDraft({
    entity,
    step: 'details',
    version: 1,
    schema: expenseFormValues,
    values: form.values,
    dirty: form.isDirty() && !isDone,
    description: 'this expense',
    apply: form.setValues,
  });
  const onInvalid = () => setRejections((count) => count + 1);

  async function save(values: ExpenseFormValues) {
    const parsed = toExpenseFields(values, today);
    if (!parsed.ok) return;
    setFailure(null);
    try {
      await onSave(parsed.fields, parsed.repeat);
    } catch (error) {
      const { errors, message } = expenseFailure(error);
      form.setErrors(errors);
      setFailure(message);
      onInvalid();
    }
  }

  return { form, draft, fields: { form, today, failure, rejections, onSave: save, onInvalid } };
}
