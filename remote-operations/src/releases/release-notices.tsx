import { Alert, Stack } from '@mantine/core';
import type { OperatedReleases } from 'shared-contract/operations/releases';
import { LocalInstant } from 'shared-ui';
import { CanaryNotice } from '../canary/canary-notice.tsx';

/** What an operator must know first: quarantines, a canary, and what could not be read. */
export function ReleaseNotices({ releases: { quarantines, canary, problems } }: { releases: OperatedReleases }) {
  if (quarantines.length === 0 && !canary && problems.length === 0) return null;
  return (
    <Stack gap="sm" mb="md">
      {quarantines.map(({ release, at, reason }) => (
        <Alert key={release} color="red" role="status" title={`${release} is in quarantine`}>
          Since <LocalInstant at={at} />. {reason}
        </Alert>
      ))}
      {canary && <CanaryNotice canary={canary} />}
      {problems.map((problem) => (
        <Alert key={problem} color="yellow" role="status" title="Some figures are missing">
          {problem}
        </Alert>
      ))}
    </Stack>
  );
}
