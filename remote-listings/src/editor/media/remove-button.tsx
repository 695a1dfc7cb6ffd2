import { ActionIcon } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { focusNextRowThen, useFocusIf } from 'shared-editor';
import { HoverTip } from 'shared-ui';

type RemoveButtonProps = {
  fileName: string;
  /** True after Undo has restored this row, so that its button takes the focus. */
  isRestored: boolean;
  onRemove: () => void;
};

/** The button that removes a row. Moves the focus to the next row. Takes the focus when Undo restores the row. */
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
