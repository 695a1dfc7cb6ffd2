import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReleaseLogEntry } from 'shared-contract/operations/releases';
import { EmptyState, LocalInstant, Section } from 'shared-ui';
import { isNoOperator } from '../operations-message.ts';
import { releasesQuery } from '../releases/releases-query.ts';
import { sentence } from '../sentence.ts';
import { changeTexts, entryTitle } from './change-text.ts';
import classes from './history.module.css';

/**
 * The audit log: who changed what is live, when and why, newest first. Nothing while the releases cannot be read, which
 * their section says.
 */
export function ReleaseHistory() {
  const { data, error } = useQuery(releasesQuery());
  if (!data || isNoOperator(error)) return null;
  return (
    <Section title="History">
      {data.log.length === 0 ? (
        <EmptyState title="No changes yet" />
      ) : (
        <ol className={classes.entries} aria-label="Changes, newest first">
          {data.log.map((entry) => (
            <Entry key={entry.build} entry={entry} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function Entry({ entry }: { entry: ReleaseLogEntry }) {
  const { build, at, by, reason, ciRun, canary, changes } = entry;
  return (
    <li className={classes.entry}>
      <Text size="sm" c="dimmed">
        <LocalInstant at={at} />
        {by ? ` by ${by}` : ''}
      </Text>
      <div>
        <Text fw={600}>{entryTitle(entry)}</Text>
        {changeTexts(changes).map((text) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
        {reason && <Text size="sm">{reason}</Text>}
        {canary && <Text size="sm">{sentence(canary)}</Text>}
        <Text size="sm" c="dimmed">
          Build {build}
          {ciRun && (
            <>
              {', '}
              <Anchor href={ciRun} target="_blank" rel="noreferrer" inherit underline="always">
                CI run
              </Anchor>
            </>
          )}
        </Text>
      </div>
    </li>
  );
}
