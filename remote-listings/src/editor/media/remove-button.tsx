import { ActionIcon } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { HoverTip } from 'shared-ui';
import { focusNext } from '../focus-next.ts';

/** Of a row that leaves with it: whoever works with the keyboard goes on beside it. */
export function RemoveButton({ fileName, onRemove }: { fileName: string; onRemove: () => void }) {
  return (
    <HoverTip label="Remove">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove ${fileName}`}
        onClick={({ currentTarget }) => {
          focusNext(currentTarget);
          onRemove();
        }}
      >
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </HoverTip>
  );
}
