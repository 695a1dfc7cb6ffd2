import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { failureTexts } from './failure-texts.ts';
import type { PageFailure } from './page-outcome.ts';

/** Stands where the page of a remote would stand, and takes the focus that the navigation would have given to it. */
export function RemoteFailureNotice({ failure, onRetry }: { failure: PageFailure; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack role="alert" align="flex-start" gap="sm" py="xl" maw={560} data-remote-failure={failure.reason}>
      <Title order={1} size="h3" ref={heading} tabIndex={-1}>
        This page cannot be shown
      </Title>
      <Text>{failureTexts[failure.reason]}</Text>
      <Button onClick={onRetry}>Try again</Button>
      <Text size="sm" c="dimmed">
        Reference {failure.reference}
      </Text>
    </Stack>
  );
}
