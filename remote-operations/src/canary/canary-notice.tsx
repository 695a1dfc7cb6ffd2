import { Alert, Text } from '@mantine/core';
import type { Canary } from 'shared-contract/operations/releases';
import { formatInstant } from 'shared-ui';
import { failureText, networksText } from '../releases/release-health.ts';
import { canaryName, canaryReleases } from './canary-name.ts';

/**
 * Which releases a share of the visitors gets, and how often they failed. Not a live region: a screen reader would read
 * it aloud whenever a count changes.
 */
export function CanaryNotice({ canary }: { canary: Canary }) {
  const { releases, percent, steps, problem } = canary;
  const next = steps.find(({ from }) => Date.parse(from) > Date.now());
  const title = problem
    ? `${canaryName(canary)} isn’t served`
    : `${percent}% of visitors get ${canaryReleases(canary) || 'a canary'}`;
  return (
    <Alert color={problem ? 'yellow' : 'blue'} role="note" title={title}>
      {problem && <Text inherit>{problem}</Text>}
      {releases.map(({ release, ...counts }) => (
        <Text key={release} inherit>
          {release}, 24 hours: opened by {networksText(counts.opened)}, failed for {failureText(counts)}.
        </Text>
      ))}
      {!problem &&
        (next ? `From ${formatInstant(next.from, 'dateTime')}: ${next.percent}%.` : 'It stays at this share.')}{' '}
      Widen, promote or stop it with the release tool.
    </Alert>
  );
}
