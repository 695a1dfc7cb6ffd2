import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { documentLabel } from '../../identity/document-row.tsx';
import { checkLinkFailure } from '../check-link-failure.ts';
import { removeDocumentMutation } from '../check-link-query.ts';

type RemoveDocumentProps = { document: IdentityDocument; token: string; onClose: () => void };

/** Asks before a document is removed with its scan. */
export function RemoveDocument({ document, token, onClose }: RemoveDocumentProps) {
  const { mutate, error, isPending } = useMutation(removeDocumentMutation(token));
  const remove = () => {
    if (isPending) return;
    mutate(document.id, {
      onSuccess: () => {
        toast.success('Document removed');
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      title={`Remove ${documentLabel(document)}?`}
      confirmLabel="Remove document"
      isDestructive
      isBusy={isPending}
      error={error && checkLinkFailure(error)}
      onConfirm={remove}
      onCancel={onClose}
    >
      <Text>We delete its number and its scan at once.</Text>
    </ConfirmDialog>
  );
}
