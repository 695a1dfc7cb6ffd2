import { Anchor, Group, Text } from '@mantine/core';
import { Fact, LocalInstant } from 'shared-ui';
import { RollBackButton } from '../changes/roll-back-button.tsx';
import type { ReleaseChangeProps } from '../changes/use-change-dialog.ts';
import { WithdrawButton } from '../changes/withdraw-button.tsx';
import { failureText, isFailing, networksText, slowestPage } from './release-health.ts';
import classes from './releases.module.css';

/** One live release: version, owner, how often it was opened and failed, and its slowest page. */
export function ReleaseRow(props: ReleaseChangeProps) {
  const { release } = props;
  const { name, version, commit, since, by, ciRun, owner, opened, before } = release;
  const slowest = slowestPage(release);
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>
          {name} <span className={classes.version}>{version}</span>
        </h3>
        <Text size="sm" c="dimmed">
          {owner ? `${owner.team}, ` : ''}
          {owner ? <Support address={owner.support} /> : 'No owner named'}
        </Text>
        <Text size="sm" c="dimmed">
          Live since <LocalInstant at={since} />
          {by ? ` by ${by}` : ''}
          {commit ? `, commit ${commit.slice(0, 12)}` : ''}
          {ciRun ? (
            <>
              {', '}
              <Anchor href={ciRun} target="_blank" rel="noreferrer" inherit underline="always">
                CI run
              </Anchor>
            </>
          ) : null}
        </Text>
      </div>
      <dl className={classes.facts}>
        <Fact label="Opened, 24 hours">{networksText(opened)}</Fact>
        <Fact label="Failed, 24 hours">
          <span data-bad={isFailing(release) || undefined} className={classes.figure}>
            {failureText(release)}
          </span>
        </Fact>
        <Fact label="Slowest page">
          {slowest
            ? `${slowest.page}, ${slowest.medianMs.toLocaleString('en-AU', { maximumFractionDigits: 1 })} ms`
            : 'Not rendered yet'}
        </Fact>
      </dl>
      <Group gap="xs" className={classes.actions}>
        {before.length > 0 && <RollBackButton {...props} />}
        {name !== 'shell' && <WithdrawButton {...props} />}
      </Group>
    </li>
  );
}

/** The address of the owner: a page such as a chat channel, or an email address. */
function Support({ address }: { address: string }) {
  // First, because the address of a page may contain an @.
  if (/^https:\/\//.test(address)) {
    return (
      <Anchor href={address} target="_blank" rel="noreferrer" inherit>
        {address}
      </Anchor>
    );
  }
  return address.includes('@') ? (
    <Anchor href={`mailto:${address}`} inherit>
      {address}
    </Anchor>
  ) : (
    address
  );
}
