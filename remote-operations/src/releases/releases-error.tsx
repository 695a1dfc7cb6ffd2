import { Alert, Button, Text } from '@mantine/core';
import { isApiProblem } from 'shared-api';
import { ErrorState } from 'shared-ui';
import { isNoOperator } from '../operations-message.ts';

type ReleasesErrorProps = {
  error: Error;
  /** True when the page shows the releases of an earlier response. */
  hasData: boolean;
  onRetry: () => void;
};

/** Why the releases could not be read, and what an operator can do about it. */
export function ReleasesError({ error, hasData, onRetry }: ReleasesErrorProps) {
  if (isNoOperator(error)) {
    return (
      <Alert color="red" role="alert" title="You’re no longer an operator">
        You can’t see or change what’s live. If that’s wrong, ask the team that sets OPERATORS at the backends.
      </Alert>
    );
  }
  if (isApiProblem(error, { code: 'release-service' })) {
    return (
      <Alert color="red" role="alert" title="The release service doesn’t respond" mb="md">
        <Text size="sm" mb="sm">
          {error.detail}
          {hasData ? ' You see what was live a moment ago.' : ''}
        </Text>
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      </Alert>
    );
  }
  return hasData ? (
    <ErrorState error={error} onRetry={onRetry} title="We couldn’t update this. You see what was live a moment ago." />
  ) : (
    <ErrorState error={error} onRetry={onRetry} />
  );
}
