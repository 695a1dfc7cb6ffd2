import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';

type RadioCardsProps<Value extends string> = {
  /** The label above the cards, which names the group for screen readers. */
  label: ReactNode;
  values: readonly Value[];
  /** The chosen value, or null. */
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** What is wrong with the choice. Marks the card that the Tab key reaches, so that a form can focus it. */
  error?: ReactNode;
  /** The element around the cards. */
  className?: string | undefined;
  cardClassName?: string | undefined;
  /** The padding of each card. */
  padding?: 'sm' | 'md';
  isBusy?: boolean;
  /** The content of one card. */
  children: (value: Value) => ReactNode;
};

/**
 * Cards of which one can be chosen. They are one stop of the Tab key, like radio buttons; the arrow keys move between
 * them and choose. Mantine's `Radio.Card` alone is a Tab stop per card.
 */
export function RadioCards<Value extends string>({
  label,
  values,
  value,
  onChange,
  disabled = false,
  error,
  className,
  cardClassName,
  padding = 'md',
  isBusy,
  children,
}: RadioCardsProps<Value>) {
  const tabStop = value !== null && values.includes(value) ? value : values[0];
  return (
    <Radio.Group
      label={label}
      value={value ?? ''}
      disabled={disabled}
      error={error}
      onChange={(chosen) => {
        const next = values.find((one) => one === chosen);
        if (next !== undefined) onChange(next);
      }}
    >
      <div className={className} aria-busy={isBusy}>
        {values.map((one) => (
          <Radio.Card
            key={one}
            value={one}
            className={cardClassName}
            p={padding}
            disabled={disabled}
            tabIndex={one === tabStop ? 0 : -1}
            aria-invalid={(error && one === tabStop) || undefined}
          >
            {children(one)}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
