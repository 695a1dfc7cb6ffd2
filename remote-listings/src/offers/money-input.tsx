import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { amountText } from 'shared-contract/money/parse-amount';
import { parseOfferAmount } from './parse-offer-input.ts';

type MoneyInputProps = {
  label: string;
  value: string;
  error?: ReactNode;
  description?: ReactNode;
  suffix?: string;
  onChange: (typed: string) => void;
};

/** An input for dollars. When it loses the focus, the amount is formatted. */
export function MoneyInput({ label, value, error, description, suffix, onChange }: MoneyInputProps) {
  const tidy = () => {
    const amount = value.includes('%') ? null : parseOfferAmount(value);
    if (amount !== null) onChange(amountText(amount));
  };
  return (
    <TextInput
      label={label}
      withAsterisk
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      leftSection={value.includes('%') ? undefined : '$'}
      rightSection={suffix}
      rightSectionWidth={suffix ? '4.5rem' : undefined}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={tidy}
    />
  );
}
