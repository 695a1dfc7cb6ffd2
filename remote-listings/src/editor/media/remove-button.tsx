import { ActionIcon } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { HoverTip } from 'shared-ui';
import { focusNextRowThen } from '../focus-next-row.ts';
import { useFocusIf } from '../use-focus-if.ts';

type RemoveButtonProps = {
  fileName: string;
  /** True after Undo, so that the button takes the focus back. */
  isRestored: boolean;
  onRemove: () => void;
};

/** Removes a row and moves the focus to its neighbour; takes the focus again after Undo. */
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
