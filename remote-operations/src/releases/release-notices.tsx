import { Alert, Stack } from '@mantine/core';
import type { Canary, OperatedReleases } from 'shared-contract/operations/releases';
import { formatInstant, LocalInstant } from 'shared-ui';

/** What an operator must know first: quarantines, a canary, and what could not be read. */
export function ReleaseNotices({ releases: { quarantines, canary, problems } }: { releases: OperatedReleases }) {
  if (quarantines.length === 0 && !canary && problems.length === 0) return null;
  return (
    <Stack gap="sm" mb="md">
      {quarantines.map(({ release, at, reason }) => (
        <Alert key={release} color="red" title={`${release} is in quarantine`}>
          Since <LocalInstant at={at} />. {reason}
        </Alert>
      ))}
      {canary && <CanaryNotice canary={canary} />}
      {problems.map((problem) => (
        <Alert key={problem} color="yellow" title="Not all could be read">
          {problem}
        </Alert>
      ))}
    </Stack>
  );
}

function CanaryNotice({ canary: { releases, percent, steps, problem } }: { canary: Canary }) {
  const next = steps.find(({ from }) => Date.parse(from) > Date.now());
  const name = releases.join(' and ');
  if (problem) {
    return (
      <Alert color="yellow" title="The canary isn’t served">
        {problem}
      </Alert>
    );
  }
  return (
    <Alert color="blue" title={`${percent} % of visitors get ${name}`}>
      {next ? `From ${formatInstant(next.from, 'dateTime')}: ${next.percent} %.` : 'It stays at this share.'} Widen,
      promote or stop it with the release tool.
    </Alert>
  );
}
