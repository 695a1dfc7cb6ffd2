import { useQuery } from '@tanstack/react-query';
import { CardSkeletons, Section } from 'shared-ui';
import { isNoOperator } from '../operations-message.ts';
import { ReleaseList } from './release-list.tsx';
import { ReleaseNotices } from './release-notices.tsx';
import { ReleasesError } from './releases-error.tsx';
import { releasesQuery } from './releases-query.ts';

/** What is live. After a failed update it stays visible beside the error, unless the user is no longer an operator. */
export function ReleaseSection() {
  const { data, error, refetch } = useQuery(releasesQuery());
  return (
    <Section title="Releases">
      {error && <ReleasesError error={error} hasData={data !== undefined} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeletons shape="rows" count={4} label="Loading the releases" />}
      {data && !isNoOperator(error) && (
        <>
          <ReleaseNotices releases={data} />
          <ReleaseList releases={data.releases} canary={data.canary} />
        </>
      )}
    </Section>
  );
}
