import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { rejectionReason } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { PropertyDocument } from 'shared-contract/property/document';
import { toast, useSafeNavigate } from 'shared-platform';
import { moveToBinMutation, restoreDocument } from './document-queries.ts';

/** How long the toast with Undo is shown. The bin has the document for 30 days. */
const undoMs = 10_000;

/** Moves a document to the bin and opens the list. Asks nothing, because it can be undone. */
export function MoveToBin({ document, propertyId }: { document: PropertyDocument; propertyId: string }) {
  const navigate = useSafeNavigate();
  const { mutate, isPending } = useMutation(moveToBinMutation(propertyId, document));
  const undo = () =>
    restoreDocument(propertyId, document).then(
      () => toast.success(`${document.name} restored`),
      (error: unknown) => toast.error(rejectionReason(error) ?? 'We couldn’t undo that. Restore it from the bin.'),
    );
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        navigate(addresses.documents(propertyId));
        toast.success(`${document.name} moved to the bin`, {
          timeout: undoMs,
          action: { label: 'Undo', run: () => void undo() },
        });
      },
      onError: (error) =>
        toast.error(rejectionReason(error) ?? 'We couldn’t delete the document. Check your connection and try again.'),
    });
  return (
    <Button variant="default" loading={isPending} onClick={remove}>
      Delete document
    </Button>
  );
}
