import { Stack, Text, Title } from '@mantine/core';
import type { NoticeFacts } from 'shared-contract/tenancy/notice';
import { entryNotice, hoursText } from 'tenancy-law/rules/entry-notice';
import { type EntryPurpose, entryPurposeLabels } from 'tenancy-law/rules/entry-notice-rows';
import { LawNote } from '../law/law-note.tsx';
import classes from './next-actions.module.css';

const purposes = Object.keys(entryPurposeLabels) as EntryPurpose[];

export function EntryNotices({ facts: { state }, date }: { facts: NoticeFacts; date: string }) {
  return (
    <Stack gap={4}>
      <Title order={3} size="h5">
        Notice before you enter
      </Title>
      <dl className={classes.purposes}>
        {purposes.map((purpose) => {
          const { hours } = entryNotice(state, date, { purpose }).value;
          return (
            <div key={purpose}>
              <dt>{entryPurposeLabels[purpose]}</dt>
              <dd>{hours === null ? 'Reasonable' : hoursText(hours)}</dd>
            </div>
          );
        })}
      </dl>
      <Text size="sm" c="dimmed">
        <LawNote answer={entryNotice(state, date, { purpose: 'inspection' })} />
      </Text>
    </Stack>
  );
}
