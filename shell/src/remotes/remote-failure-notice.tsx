import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { loadFailureMessages, loadFailureTitle } from './load-failure-messages.ts';
import type { LoadFailureReason } from './load-result.ts';

type RemoteFailureNoticeProps = {
  reason: LoadFailureReason;
  /** The reference that the user can give to support; null for an error that is not logged. */
  reference: string | null;
  onRetry: () => void;
};

/**
 * The notice that is shown instead of a remote's page that failed or is slow. Its heading gets the focus, as a page's
 * heading would.
 */
export function RemoteFailureNotice({ reason, reference, onRetry }: RemoteFailureNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack role="alert" align="flex-start" gap="sm" py="xl" maw={560} data-remote-failure={reason}>
      <Title order={1} size="h3" ref={heading} tabIndex={-1}>
        {loadFailureTitle(reason)}
      </Title>
      <Text>{loadFailureMessages[reason]}</Text>
      <Button onClick={onRetry}>Try again</Button>
      {reference && (
        <Text size="sm" c="dimmed">
          Reference {reference}
        </Text>
      )}
    </Stack>
  );
}
