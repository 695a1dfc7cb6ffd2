import { Button, Group } from '@mantine/core';
import { focusNextRowThen, useFocusIf } from 'shared-editor';
import classes from './inspections.module.css';

type OpenRowProps = {
  label: string;
  /** The button that takes the focus: `change` after the form has closed, `remove` after Undo has restored the row. */
  focusedButton: 'change' | 'remove' | null;
  onChange: () => void;
  onRemove: () => void;
};

/** A scheduled inspection with its buttons. */
export function OpenRow({ label, focusedButton, onChange, onRemove }: OpenRowProps) {
  const change = useFocusIf(focusedButton === 'change');
  const remove = useFocusIf(focusedButton === 'remove');
  return (
    <div className={classes.open}>
      <span>{label}</span>
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
          onClick={focusNextRowThen(onRemove)}
        >
          Remove
        </Button>
      </Group>
    </div>
  );
}
