import { Button, Group } from '@mantine/core';
import { focusNextRowThen } from '../focus-next-row.ts';
import { useFocusIf } from '../use-focus-if.ts';
import classes from './inspections.module.css';

type OpenRowProps = {
  label: string;
  /** The one that was pressed is gone with what it led to: here the keyboard goes on. */
  focusedButton: 'change' | 'remove' | null;
  onChange: () => void;
  onRemove: () => void;
};

/** A planned inspection that can be changed. */
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
