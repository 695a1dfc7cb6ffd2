import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';
import { expenseFrequency, expenseFrequencyNames } from 'shared-contract/property/expense-series';
import { seriesDateAfter, seriesDatesUntil } from 'shared-contract/property/expense-series-rules';
import * as z from 'shared-contract/schema';
import { formatLocalDate } from 'shared-ui';
import { type RepeatValues, toRepeat } from './expense-form-values.ts';
import classes from './expenses.module.css';

type RepeatFieldsProps = {
  /** The properties of the two inputs. */
  frequency: NativeSelectProps;
  endsOn: TextInputProps;
  values: RepeatValues;
  paidOn: string;
  /** The date at the property. */
  today: string;
};

const frequencies = [
  { value: '', label: 'Never' },
  ...expenseFrequency.options.map((value) => ({ value, label: expenseFrequencyNames[value] })),
];

/** How often an expense repeats, and until when. Says which expenses come next. */
export function RepeatFields({ frequency, endsOn, values, paidOn, today }: RepeatFieldsProps) {
  const isRepeating = values.frequency !== '';
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="Repeats"
        data={frequencies}
        description={isRepeating ? nextText(values, paidOn, today) : null}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...frequency}
      />
      {isRepeating && <TextInput label="Last date (optional)" type="date" {...endsOn} />}
    </div>
  );
}

/** Returns which expenses the server will add, or null while the dates are incomplete. */
function nextText(values: RepeatValues, paidOn: string, today: string): string | null {
  const repeat = toRepeat(values);
  const isDate =
    z.iso.date().safeParse(paidOn).success && (!repeat?.endsOn || z.iso.date().safeParse(repeat.endsOn).success);
  // Before 2000, a weekly series has too many dates to count while the owner types the year.
  if (!repeat || !isDate || paidOn > today || paidOn < '2000') return null;
  const series = { ...repeat, startsOn: paidOn };
  const due = seriesDatesUntil(series, today);
  const next = seriesDateAfter(series, today);
  if (due.length === 0) return next && `Next on ${formatLocalDate(next)}`;
  return `${dueText(due)}. ${next ? `Next on ${formatLocalDate(next)}` : 'None after today'}.`;
}

function dueText(due: readonly string[]): string {
  const [first = '', ...others] = due.map((date) => formatLocalDate(date));
  const last = others.at(-1);
  if (last === undefined) return `Adds 1 more expense now, for ${first}`;
  const dates = others.length === 1 ? `for ${first} and ${last}` : `from ${first} to ${last}`;
  return `Adds ${due.length} more expenses now, ${dates}`;
}
