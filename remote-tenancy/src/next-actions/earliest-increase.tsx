import { Stack, Text, Title } from '@mantine/core';
import type { NoticeFacts } from 'shared-contract/tenancy/notice';
import { LocalDate } from 'shared-ui';
import { earliestIncrease } from 'tenancy-law/notice/next-actions';
import { LawNote } from '../law/law-note.tsx';

export function EarliestIncrease({ facts, date }: { facts: NoticeFacts; date: string }) {
  const { law, earliest, noticeBy } = earliestIncrease(facts, date);
  return (
    <Stack gap={4}>
      <Title order={3} size="h5">
        Rent increase
      </Title>
      <Text>
        Earliest new rent:{' '}
        <b>
          <LocalDate date={earliest} />
        </b>
      </Text>
      <Text>
        For that day, give notice by <LocalDate date={noticeBy} />.
      </Text>
      <Text size="sm" c="dimmed">
        <LawNote answer={law} />
      </Text>
    </Stack>
  );
}
