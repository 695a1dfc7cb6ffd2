import { Button, Group, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SigningView } from 'shared-contract/agreement/signing';
import { toast } from 'shared-platform';
import { ConfirmDialog, useSubjectDialog } from 'shared-ui';
import { focusTitle } from './focus-title.ts';
import { signingFailureMessage } from './signing-failure-message.ts';
import { answerSigningMutation } from './signing-query.ts';

type AnswerActionsProps = { view: SigningView; token: string };

/** The buttons with which a tenant accepts or declines. Each opens a dialog that asks for confirmation. */
export function AnswerActions({ view, token }: AnswerActionsProps) {
  const { mutate, reset, error, isPending } = useMutation(answerSigningMutation(token));
  const [reason, setReason] = useState('');
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_answer: 'accepted' | 'declined') => view,
    versionOf: ({ next, signing }) => [next, signing.documentSha256],
    isBusy: isPending,
    notice: 'This agreement has changed. Here’s the latest.',
  });
  const ask = (answer: 'accepted' | 'declined') => {
    reset();
    open(answer);
  };
  const send = (answer: 'accepted' | 'declined', documentSha256: string) => {
    if (isPending) return;
    mutate(
      { answer, documentSha256, ...(answer === 'declined' && reason.trim() !== '' ? { reason: reason.trim() } : {}) },
      {
        onSuccess: () => {
          close();
          requestAnimationFrame(focusTitle);
          toast.success(answer === 'accepted' ? 'Agreement accepted' : 'Agreement declined');
        },
      },
    );
  };
  const dialog = { isBusy: isPending, error: error && signingFailureMessage(error), onCancel: close };
  return (
    <Group gap="sm">
      <Button onClick={() => ask('accepted')}>Accept</Button>
      <Button variant="default" onClick={() => ask('declined')}>
        Decline
      </Button>
      {opened?.choice === 'accepted' && (
        <ConfirmDialog
          {...dialog}
          title="Accept this agreement?"
          confirmLabel="Accept agreement"
          onConfirm={() => send('accepted', opened.subject.signing.documentSha256)}
        >
          <Text>
            You tell {view.landlordName} that you agree with these terms. You aren’t bound until you sign, which comes
            next.
          </Text>
        </ConfirmDialog>
      )}
      {opened?.choice === 'declined' && (
        <ConfirmDialog
          {...dialog}
          title="Decline this agreement?"
          confirmLabel="Decline agreement"
          isDestructive
          onConfirm={() => send('declined', opened.subject.signing.documentSha256)}
        >
          <Text>
            If you decline, this version can’t be signed by anyone. {view.landlordName} can change it and send it again.
          </Text>
          <Textarea
            label={`Reason for ${view.landlordName} (optional)`}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={1000}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </ConfirmDialog>
      )}
    </Group>
  );
}
