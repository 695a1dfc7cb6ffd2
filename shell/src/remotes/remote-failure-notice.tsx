import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { loadFailureMessages, loadFailureTitle } from './load-failure-messages.ts';
import type { LoadFailureReason } from './load-result.ts';

type RemoteFailureNoticeProps = {
  reason: LoadFailureReason;
  /** Null for an error that is not logged. */
  reference: string | null;
  onRetry: () => void;
};

/** Replaces the page of a remote that failed or is late, and takes the focus that the page's heading would have had. */
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
