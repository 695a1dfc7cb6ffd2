import { Stack, Text, Title } from '@mantine/core';
import type { NoticeContent, NoticeFacts } from 'shared-contract/tenancy/notice';
import { entryNotice, hoursText } from 'tenancy-law/rules/entry-notice';
import { LawNote } from '../law/law-note.tsx';
import { entryPurposes } from '../notices/notice-labels.ts';
import classes from './next-actions.module.css';

const purposes = Object.keys(entryPurposes) as Extract<NoticeContent, { kind: 'entry' }>['purpose'][];

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
              <dt>{entryPurposes[purpose]}</dt>
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
