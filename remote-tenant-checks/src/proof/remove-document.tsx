import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { focusStep } from '../check/focus-title.ts';
import { documentLabel } from '../identity/document-row.tsx';

type RemoveDocumentProps = {
  document: IdentityDocument;
  remove: (id: string) => Promise<void>;
  onClose: () => void;
};

/** Asks before a document is removed with its number and its scan. */
export function RemoveDocument({ document, remove, onClose }: RemoveDocumentProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => remove(document.id) });
  const label = documentLabel(document);
  return (
    <ConfirmDialog
      title={`Remove ${label}?`}
      confirmLabel="Remove"
      isDestructive
      isBusy={isPending}
      error={error && checkFailureMessage(error)}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess() {
            toast.success('Document removed');
            onClose();
            // The row with the pressed button is gone.
            requestAnimationFrame(focusStep);
          },
        })
      }
      onCancel={onClose}
    >
      <Text>We delete its details and its scan. Its points no longer count.</Text>
    </ConfirmDialog>
  );
}
