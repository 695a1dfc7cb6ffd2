import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { rejectionReason } from 'shared-api';
import type { PropertyDocument } from 'shared-contract/property/document';
import { toast } from 'shared-platform';
import { focusTitle } from '../focus/focus-title.ts';
import { restoreDocument } from './document-queries.ts';

type RestoreButtonProps = {
  document: PropertyDocument;
  propertyId: string;
  /** Names the document for screen readers where several are on the page. */
  accessibleName?: string;
};

/** Brings a document back from the bin. */
export function RestoreButton({ document, propertyId, accessibleName }: RestoreButtonProps) {
  const { mutate, isPending } = useMutation({ mutationFn: () => restoreDocument(propertyId, document) });
  const restore = () =>
    mutate(undefined, {
      onSuccess: () => {
        focusTitle();
        toast.success(`${document.name} restored`);
      },
      onError: (error) => toast.error(rejectionReason(error) ?? `We couldn’t restore ${document.name}. Try again.`),
    });
  return (
    <Button variant="default" size="compact-sm" loading={isPending} aria-label={accessibleName} onClick={restore}>
      Restore
    </Button>
  );
}
