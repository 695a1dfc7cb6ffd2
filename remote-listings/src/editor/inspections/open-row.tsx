import { Button, Group } from '@mantine/core';
import { removesRow } from '../removes-row.ts';
import { useFocusWhen } from '../use-focus-when.ts';
import classes from './inspections.module.css';

type OpenRowProps = {
  words: string;
  /** The one that was pressed is gone with what it led to: here the keyboard goes on. */
  goesOnAt: 'change' | 'remove' | null;
  onChange: () => void;
  onRemove: () => void;
};

/** A planned inspection that can be changed. */
export function OpenRow({ words, goesOnAt, onChange, onRemove }: OpenRowProps) {
  const change = useFocusWhen(goesOnAt === 'change');
  const remove = useFocusWhen(goesOnAt === 'remove');
  return (
    <div className={classes.open}>
      <span>{words}</span>
      <Group gap="xs" wrap="nowrap">
        <Button ref={change} size="xs" variant="default" aria-label={`Change ${words}`} onClick={onChange}>
          Change
        </Button>
        <Button
          ref={remove}
          size="xs"
          variant="subtle"
          color="red"
          aria-label={`Remove ${words}`}
          onClick={removesRow(onRemove)}
        >
          Remove
        </Button>
      </Group>
    </div>
  );
}
