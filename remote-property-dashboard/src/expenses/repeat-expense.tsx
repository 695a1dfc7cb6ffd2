import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Expense } from 'shared-contract/property/expense';
import { seriesViolations } from 'shared-contract/property/expense-series-rules';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { toast } from 'shared-platform';
import { propertyQuery } from '../property/property-query.ts';
import { expenseFailure } from './expense-failure.ts';
import { type ExpenseErrors, type RepeatValues, toRepeat } from './expense-form-values.ts';
import { repeatExpense } from './expense-queries.ts';
import { RepeatFields } from './repeat-fields.tsx';

/** Makes a stored expense recurring. */
export function RepeatExpense({ expense, propertyId }: { expense: Expense; propertyId: string }) {
  const { timeZone } = useResource(propertyQuery(propertyId));
  const [today] = useState(() => localDateIn(timeZone, new Date()));
  const [values, setValues] = useState<RepeatValues>({ frequency: '', endsOn: '' });
  const [errors, setErrors] = useState<ExpenseErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const change = (name: keyof RepeatValues) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: currentTarget.value });
      setErrors({});
    },
  });

  async function save() {
    const repeat = toRepeat(values);
    if (!repeat) return setErrors({ frequency: 'Choose how often it repeats.' });
    const found = messagesByField(seriesViolations(expense, repeat, today), (path) => path);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    setFailure(null);
    try {
      await repeatExpense(propertyId, expense.id, repeat);
      toast.success('This expense repeats');
    } catch (error) {
      const { errors: rejected, message } = expenseFailure(error);
      setErrors(rejected);
      setFailure(message);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Stack gap="md">
      <RepeatFields
        frequency={change('frequency')}
        endsOn={change('endsOn')}
        values={values}
        paidOn={expense.paidOn}
        today={today}
      />
      {failure && (
        <Alert color="red" role="alert" title="Not saved">
          {failure}
        </Alert>
      )}
      <Group>
        <Button variant="default" loading={isSaving} onClick={() => void save()}>
          Repeat this expense
        </Button>
      </Group>
    </Stack>
  );
}
