import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DocumentShare, PropertyDocument } from 'shared-contract/property/document';
import { ConfirmDialog, LocalDate, LocalInstant, useDialogState } from 'shared-ui';
import { stopShareMutation } from './document-queries.ts';
import classes from './documents.module.css';
import { NewShare } from './new-share.tsx';

type DocumentSharesProps = { document: PropertyDocument; today: string };

/** The share links of a document. Their addresses are not shown, because the server stores only hashes of them. */
export function DocumentShares({ document, today }: DocumentSharesProps) {
  const { shares } = document;
  const [stopping, setStopping] = useDialogState<DocumentShare | null>(null);
  const stop = useMutation(stopShareMutation(document));
  const isOver = ({ expiresOn }: DocumentShare) => expiresOn < today;
  const part = useRef<HTMLDivElement>(null);
  const closeStopped = () => {
    setStopping(null);
    // The button of the stopped link has disappeared, so the focus cannot return to it.
    requestAnimationFrame(() => part.current?.focus());
  };
  return (
    <Stack gap="md" ref={part} tabIndex={-1}>
      <NewShare document={document} today={today} />
      {shares.length > 0 && (
        <ul className={classes.rows} aria-label="Links">
          {shares.map((share) => (
            <li key={share.id} className={classes.row}>
              <div className={classes.text}>
                <Text>
                  {isOver(share) ? 'Stopped working after ' : 'Works until '}
                  <LocalDate date={share.expiresOn} />
                </Text>
                <Text size="sm" c="dimmed">
                  Created <LocalInstant at={share.createdAt} show="dateTime" />
                </Text>
              </div>
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                onClick={() => {
                  stop.reset();
                  setStopping(share);
                }}
              >
                {isOver(share) ? 'Remove link' : 'Stop link'}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {stopping && (
        <ConfirmDialog
          title={isOver(stopping) ? 'Remove this link?' : 'Stop this link?'}
          confirmLabel={isOver(stopping) ? 'Remove link' : 'Stop link'}
          cancelLabel="Keep link"
          isDestructive
          isBusy={stop.isPending}
          error={stop.error ? 'We couldn’t stop it. Check your connection and try again.' : undefined}
          onConfirm={() => stop.mutate(stopping['@id'], { onSuccess: closeStopped })}
          onCancel={() => setStopping(null)}
        >
          <Text>
            {isOver(stopping)
              ? 'It no longer works. Removing it takes it off this list.'
              : 'People who have it can’t open the document any more. You can’t undo this.'}
          </Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
