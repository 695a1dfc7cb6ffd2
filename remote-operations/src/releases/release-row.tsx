import { Anchor, Group, Text } from '@mantine/core';
import type { LiveRelease } from 'shared-contract/operations/releases';
import { Fact, LocalInstant } from 'shared-ui';
import { RollBackButton } from '../changes/roll-back-button.tsx';
import { WithdrawButton } from '../changes/withdraw-button.tsx';
import { failureShare, failureText, slowestPage } from './release-health.ts';
import classes from './releases.module.css';

/** One live release: version, owner, how often it was opened and failed, and its slowest page. */
export function ReleaseRow({ release }: { release: LiveRelease }) {
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
              <Anchor href={ciRun} target="_blank" rel="noreferrer" inherit>
                CI run
              </Anchor>
            </>
          ) : null}
        </Text>
      </div>
      <dl className={classes.facts}>
        <Fact label="Opened by">{opened === 1 ? '1 network' : `${opened.toLocaleString('en-AU')} networks`}</Fact>
        <Fact label="Failed for">
          <span data-bad={failureShare(release) >= 0.05 || undefined} className={classes.figure}>
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
        {before.length > 0 && <RollBackButton release={release} />}
        {name !== 'shell' && <WithdrawButton release={release} />}
      </Group>
    </li>
  );
}

/** The address of the owner: an email address, or a page such as a chat channel. */
function Support({ address }: { address: string }) {
  if (address.includes('@')) {
    return (
      <Anchor href={`mailto:${address}`} inherit>
        {address}
      </Anchor>
    );
  }
  return /^https:\/\//.test(address) ? (
    <Anchor href={address} target="_blank" rel="noreferrer" inherit>
      {address}
    </Anchor>
  ) : (
    address
  );
}
