import { Checkbox, NativeSelect, Text } from '@mantine/core';
import { memo } from 'react';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { ImportedLine } from 'shared-contract/property/bank-import';
import { formatLocalDate } from 'shared-ui';
import classes from './bank-import.module.css';
import { type Choice, type TargetOption, targetValue } from './import-choices.ts';

type ImportLineProps = {
  /** The position of the line in the import. */
  index: number;
  line: ImportedLine;
  choice: Choice;
  options: readonly TargetOption[];
  error: string | undefined;
  isBusy: boolean;
  onChange: (index: number, choice: Choice) => void;
};

/**
 * A payment that can be recorded: the owner selects it, and sees why it was matched. A file has up to 1,000 lines, so a
 * change renders only its own line.
 */
export const ImportLine = memo(function ImportLine(props: ImportLineProps) {
  const { index, line, choice, options, error, isBusy, onChange } = props;
  const { date, amount, details, ordinal } = line;
  const name = `${details || 'No description'}, ${formatLocalDate(date)}${ordinal > 0 ? `, number ${ordinal + 1}` : ''}`;
  return (
    <li className={classes.line}>
      <Checkbox
        className={classes.details}
        checked={choice.isSelected}
        disabled={isBusy}
        label={name}
        description={reasonsOf(line)}
        error={error}
        onChange={({ currentTarget }) => onChange(index, { ...choice, isSelected: currentTarget.checked })}
      />
      <span className={classes.amount}>{formatMoney(centsOf(amount))}</span>
      {options.length === 1 && choice.isSelected && (
        <Text size="sm" className={classes.onlyTarget}>
          {options[0]?.label}
        </Text>
      )}
      {options.length > 1 && (
        <NativeSelect
          className={classes.target}
          size="sm"
          aria-label={`Record ${name} as`}
          disabled={isBusy}
          value={targetValue(choice.target)}
          data={options.map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => {
            const found = options.find(({ value }) => value === currentTarget.value);
            // Who assigns a payment wants to record it.
            if (found) onChange(index, { isSelected: true, target: found.target });
          }}
        />
      )}
    </li>
  );
});

function reasonsOf({ proposal, otherProperty, wasReversed }: ImportedLine): string {
  if (proposal) return `${proposal.score}% match. ${proposal.reasons.join(' ')}`;
  const before = wasReversed ? ' You recorded this payment and reversed it.' : '';
  if (otherProperty !== null) return `It looks like rent for ${otherProperty}.${before}`;
  return `No tenancy matches.${before}`;
}

/** A line that is only shown. */
export function ShownLine({ date, amount, details, note }: ShownLineProps) {
  return (
    <li className={classes.line}>
      <div className={classes.details}>
        <Text>
          {details || 'No description'}, {formatLocalDate(date)}
        </Text>
        {note !== undefined && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </div>
      <span className={classes.amount}>{formatMoney(centsOf(amount))}</span>
    </li>
  );
}

type ShownLineProps = { date: string; amount: string; details: string; note?: string | undefined };
