import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectionReason } from 'shared-api';
import type { PropertyDocument } from 'shared-contract/property/document';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { deleteForGood } from './document-queries.ts';

type DeleteNowProps = {
  document: PropertyDocument;
  propertyId: string;
  /** Names the document for screen readers where several are on the page. */
  accessibleName?: string;
  /** Called before the lists are loaded again. */
  onDeleted: () => void;
};

/** Deletes a document in the bin for good after a confirmation. */
export function DeleteNow({ document, propertyId, accessibleName, onDeleted }: DeleteNowProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: () => deleteForGood(propertyId, document),
    onSuccess: () => {
      toast.success(`${document.name} deleted`);
      onDeleted();
    },
  });
  const { length } = document.versions;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={accessibleName}
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        Delete now
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Delete this document now?"
          confirmLabel="Delete now"
          cancelLabel="Keep in the bin"
          isDestructive
          isBusy={isPending}
          error={error && (rejectionReason(error) ?? 'We couldn’t delete it. Check your connection and try again.')}
          onConfirm={() => mutate()}
          onCancel={() => setOpen(false)}
        >
          <Text>
            {document.name}
            {length > 1 ? `, with all ${length} versions` : ''}. You can’t undo this.
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
