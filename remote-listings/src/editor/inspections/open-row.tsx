import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusNextRowThen, useFocusIf } from 'shared-editor';
import classes from './inspections.module.css';

type OpenRowProps = {
  label: string;
  /** The bookings. They are before the buttons, because Remove must be the last button of its row. */
  children: ReactNode;
  /** The button that takes the focus: `change` after the form has closed, `remove` after Undo has restored the row. */
  focusedButton: 'change' | 'remove' | null;
  /** True when removing it asks for confirmation, so the focus must return to the button. */
  asksFirst: boolean;
  onChange: () => void;
  onRemove: () => void;
};

/** A scheduled inspection with its buttons. */
export function OpenRow({ label, children, focusedButton, asksFirst, onChange, onRemove }: OpenRowProps) {
  const change = useFocusIf(focusedButton === 'change');
  const remove = useFocusIf(focusedButton === 'remove');
  return (
    <div className={classes.open}>
      <div className={classes.what}>
        {label}
        {children}
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button ref={change} size="xs" variant="default" aria-label={`Change ${label}`} onClick={onChange}>
          Change
        </Button>
        <Button
          ref={remove}
          size="xs"
          variant="subtle"
          color="red"
          aria-label={`Remove ${label}`}
          onClick={asksFirst ? onRemove : focusNextRowThen(onRemove)}
        >
          Remove
        </Button>
      </Group>
    </div>
  );
}
