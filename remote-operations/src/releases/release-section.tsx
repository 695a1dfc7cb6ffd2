import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CardSkeletons, ErrorState, Section } from 'shared-ui';
import { operationsMessage } from '../operations-message.ts';
import { ReleaseList } from './release-list.tsx';
import { ReleaseNotices } from './release-notices.tsx';
import { releasesQuery } from './releases-query.ts';

/** What is live. When the release service does not answer, says why. */
export function ReleaseSection() {
  const { data, error, refetch } = useQuery(releasesQuery());
  const message = operationsMessage(error);
  const retry = () => void refetch();
  return (
    <Section title="Releases">
      {error && message && (
        <Alert color="red" role="alert" title="The release service doesn’t answer" mb="md">
          <Text size="sm" mb="sm">
            {message}
            {data ? ' You see what was live a moment ago.' : ''}
          </Text>
          <Button variant="default" size="xs" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
      {error && !message && !data && <ErrorState error={error} onRetry={retry} />}
      {!data && !error && <CardSkeletons shape="rows" count={4} label="Loading the releases" />}
      {data && (
        <>
          <ReleaseNotices releases={data} />
          <ReleaseList releases={data.releases} />
        </>
      )}
    </Section>
  );
}
