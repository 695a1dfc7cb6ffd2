import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { logger, toast } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { refetchListing } from '../edited-listing.ts';
import { editorSteps } from '../editor-steps.ts';
import { PublishButton } from '../summary/publish-button.tsx';
import { discardChangesMutation } from './discard-changes.ts';
import classes from './unpublished.module.css';
import { type UnpublishedChange, unpublishedChanges } from './unpublished-changes.ts';

/** What the changes of a live listing are, with buttons that publish or discard all of them. */
export function ReviewChanges({ listing }: { listing: Listing }) {
  return (
    <Stack gap="md">
      <Text>
        Visitors still see the published version. Photos, documents and inspection times change straight away.
      </Text>
      <ul className={classes.changes} aria-label="Unpublished changes">
        {unpublishedChanges(listing).map((change) => (
          <Change key={`${change.step}${change.label}`} listingId={listing.id} change={change} />
        ))}
      </ul>
      <Group align="flex-start">
        <PublishButton listing={listing} />
        <DiscardChanges listingId={listing.id} />
      </Group>
    </Stack>
  );
}

function Change({
  listingId,
  change: { step, label, before, after },
}: {
  listingId: string;
  change: UnpublishedChange;
}) {
  const title = editorSteps.find(({ name }) => name === step)?.title.toLowerCase();
  return (
    <li className={classes.change}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <Anchor component={Link} size="sm" to={addresses.listingEditStep(listingId, step)} aria-label={`Edit ${title}`}>
          Edit
        </Anchor>
      </div>
      <dl className={classes.versions}>
        <div>
          <dt>Visitors see</dt>
          <dd>{before || 'Empty'}</dd>
        </div>
        <div>
          <dt>Your change</dt>
          <dd>{after || 'Empty'}</dd>
        </div>
      </dl>
    </li>
  );
}

function DiscardChanges({ listingId }: { listingId: string }) {
  const { mutateAsync, isPending } = useMutation(discardChangesMutation(listingId));
  const [isAsking, setAsking] = useDialogState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function discard() {
    setFailure(null);
    try {
      await mutateAsync();
      // The button unmounts with the changes, so the heading of the step takes the focus.
      document.getElementById('step')?.focus();
      toast.success('Changes discarded');
    } catch (error) {
      logger.error('The changes of a listing were not discarded', { reason: String(error) });
      const isOutdated = isApiProblem(error, { status: 412 });
      if (isOutdated) await refetchListing(listingId).catch(() => {});
      setFailure(
        isOutdated
          ? 'The listing was changed elsewhere. Check the latest changes, then discard them.'
          : 'We couldn’t discard your changes. Check your connection and try again.',
      );
    }
  }

  return (
    <>
      <Button
        variant="default"
        size="md"
        onClick={() => {
          setFailure(null);
          setAsking(true);
        }}
      >
        Discard changes
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard changes"
          cancelLabel="Keep changes"
          isDestructive
          isBusy={isPending}
          error={failure}
          onConfirm={() => void discard()}
          onCancel={() => setAsking(false)}
        >
          <Text>The listing goes back to what visitors see now. You can’t undo this.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
