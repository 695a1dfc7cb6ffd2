import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { loadFailureMessages, loadFailureTitle, readableMessage, readableTitle } from './load-failure-messages.ts';
import type { LoadFailureReason } from './load-result.ts';

export type RemoteFailureNoticeProps = {
  reason: LoadFailureReason;
  /** The reference that the user can give to support; null for an error that is not logged. */
  reference: string | null;
  onRetry: () => void;
  /** True when the page's server-rendered content is shown below the notice. */
  isReadable?: boolean;
};

const readableStyle = {
  position: 'sticky',
  top: 'var(--header-height)',
  zIndex: 1,
  background: 'var(--mantine-color-body)',
} as const;

/**
 * The notice that is shown instead of a remote's page that failed or is slow. Its heading gets the focus, as a page's
 * heading would. With `isReadable`, it is shown above the content, and stays visible.
 */
export function RemoteFailureNotice({ reason, reference, onRetry, isReadable = false }: RemoteFailureNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focusing the heading would scroll away from what the user reads.
    if (!isReadable) heading.current?.focus();
  }, [isReadable]);
  return (
    <Stack
      role="alert"
      align="flex-start"
      gap="sm"
      py="xl"
      maw={isReadable ? '100%' : 560}
      {...(isReadable && { style: readableStyle })}
      data-remote-failure={reason}
    >
      <Title order={isReadable ? 2 : 1} size="h3" ref={heading} tabIndex={-1}>
        {isReadable ? readableTitle : loadFailureTitle(reason)}
      </Title>
      <Text>{isReadable ? readableMessage : loadFailureMessages[reason]}</Text>
      <Button onClick={onRetry}>Try again</Button>
      {reference && (
        <Text size="sm" c="dimmed">
          Reference {reference}
        </Text>
      )}
    </Stack>
  );
}
