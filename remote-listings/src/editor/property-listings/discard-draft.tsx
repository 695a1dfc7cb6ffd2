import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteResource, invalidateResources, rejectionReason } from 'shared-api';
import { logger, toast } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { focusTitle } from '../../focus-title.ts';
import { listingPath } from '../../listing/listing-query.ts';

/** Deletes a draft and fetches the lists that show it again. */
function discardDraftMutation(listingId: string) {
  return {
    mutationFn: () => deleteResource(listingPath(listingId)),
    onSuccess: () => void invalidateResources(['/api/listings', '/api/properties', '/api/overview', '/api/orders']),
  };
}

/** The button that discards a draft, after a confirmation. */
export function DiscardDraft({ listingId, headline }: { listingId: string; headline: string }) {
  const { mutateAsync, isPending } = useMutation(discardDraftMutation(listingId));
  const [isAsking, setAsking] = useDialogState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function discard() {
    setFailure(null);
    try {
      await mutateAsync();
      setAsking(false);
      // The row of the draft unmounts with the pressed button, so the title takes the focus.
      requestAnimationFrame(focusTitle);
      toast.success('Draft discarded');
    } catch (error) {
      logger.error('A draft was not discarded', { reason: String(error) });
      setFailure(rejectionReason(error) ?? 'We couldn’t discard the draft. Check your connection and try again.');
    }
  }

  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setFailure(null);
          setAsking(true);
        }}
      >
        Discard
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Discard this draft?"
          confirmLabel="Discard draft"
          cancelLabel="Keep draft"
          isDestructive
          isBusy={isPending}
          error={failure}
          onConfirm={() => void discard()}
          onCancel={() => setAsking(false)}
        >
          <Text>
            {headline ? `“${headline}”, its photos and documents` : 'Its details, photos and documents'} will be
            deleted. You can’t undo this.
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
