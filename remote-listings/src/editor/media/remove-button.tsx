import { ActionIcon } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { HoverTip } from 'shared-ui';
import { focusNextRowThen } from '../focus-next-row.ts';
import { useFocusIf } from '../use-focus-if.ts';

type RemoveButtonProps = {
  fileName: string;
  /** Just put back by Undo, whose button is gone. */
  isRestored: boolean;
  onRemove: () => void;
};

/** Of a row that leaves with it: whoever works with the keyboard goes on beside it, and here again after Undo. */
export function RemoveButton({ fileName, isRestored, onRemove }: RemoveButtonProps) {
  const button = useFocusIf(isRestored);
  return (
    <HoverTip label="Remove">
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove ${fileName}`}
        onClick={focusNextRowThen(onRemove)}
      >
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </HoverTip>
  );
}
