import { Alert, Button, List } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { logger, toast } from 'shared-platform';
import { refetchListing } from '../edited-listing.ts';
import { publishMutation } from './publish-listing.ts';

type PublishButtonProps = { listing: Listing; disabled?: boolean };

export function PublishButton({ listing: { id, publishedAt, published }, disabled = false }: PublishButtonProps) {
  const { mutateAsync, isPending } = useMutation(publishMutation(id));
  const [failures, setFailures] = useState<string[]>([]);

  async function publish() {
    setFailures([]);
    try {
      await mutateAsync();
      // After publishing changes, this button unmounts, so the heading of the step takes the focus.
      if (published) document.getElementById('step')?.focus();
      toast.success(published ? 'Changes published' : 'Your listing is on the market');
    } catch (error) {
      if (isApiProblem(error, { status: 412 })) await refetchListing(id).catch(() => {});
      setFailures(failureReasons(error));
    }
  }

  return (
    <>
      {failures.length > 0 ? (
        <Alert color="red" role="alert" title="Not published">
          <List size="sm">
            {failures.map((reason) => (
              <List.Item key={reason}>{reason}</List.Item>
            ))}
          </List>
        </Alert>
      ) : null}
      <Button size="md" loading={isPending} disabled={disabled} onClick={() => void publish()}>
        {published ? 'Publish changes' : publishedAt ? 'Publish again' : 'Publish listing'}
      </Button>
    </>
  );
}

function failureReasons(error: unknown): string[] {
  if (isApiProblem(error, { status: 422 })) return error.violations.map(({ message }) => message);
  if (isApiProblem(error, { status: 412 }))
    return ['The listing was changed elsewhere. Check the latest version, then publish.'];
  if (isApiProblem(error) && error.status < 500) return [error.detail];
  logger.error('The listing was not published', { reason: String(error) });
  return ['We couldn’t save that change. Check your connection and try again.'];
}
