import { Alert, Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { isEndNotice, type Notice, type NoticeFacts } from 'shared-contract/tenancy/notice';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { Link } from 'shared-platform/router';
import { Section } from 'shared-ui';
import { EarliestEnds } from './earliest-ends.tsx';
import { EarliestIncrease } from './earliest-increase.tsx';
import { EntryNotices } from './entry-notices.tsx';
import classes from './next-actions.module.css';
import { NoticeButtons } from './notice-buttons.tsx';

type NextActionsProps = { tenancy: Tenancy; notices: readonly Notice[] };

/** What the owner may do next, and from which day the law allows it if notice is given on a chosen day. */
export function NextActions({ tenancy, notices }: NextActionsProps) {
  const { noticeFacts: facts, status } = tenancy;
  if (!facts || status === 'ended') return null;
  const open = notices.filter((notice) => notice.status === 'given').map(({ content }) => content);
  const increaseOpen = open.some(({ kind }) => kind === 'rentIncrease');
  const endOpen = open.some(isEndNotice);
  return (
    <Section framed title="What you can do next">
      <Stack gap="md">
        {facts.residential ? <LawfulDates facts={facts} /> : <NotAHome />}
        {increaseOpen || endOpen ? <OpenNotice what={endOpen ? 'An end of this tenancy' : 'A rent increase'} /> : null}
        <NoticeButtons tenancy={tenancy} facts={facts} increaseOpen={increaseOpen} endOpen={endOpen} />
        <Text size="sm" c="dimmed">
          This isn’t legal advice.{' '}
          <Anchor component={Link} to={addresses.rentingRules(facts.state)} inherit underline="always">
            See the renting rules and their sources
          </Anchor>
        </Text>
      </Stack>
    </Section>
  );
}

function LawfulDates({ facts }: { facts: NoticeFacts }) {
  const today = localDateIn(facts.timeZone, new Date());
  const [typed, setTyped] = useState(today);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed >= today;
  const date = isDate ? typed : today;
  return (
    <Stack gap="lg">
      <TextInput
        type="date"
        className={classes.date}
        label="If you give notice on"
        min={today}
        max="2099-12-31"
        value={typed}
        error={isDate ? undefined : 'Choose today or a later day.'}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={classes.answers}>
        <EarliestIncrease facts={facts} date={date} />
        <EntryNotices facts={facts} date={date} />
      </div>
      <EarliestEnds facts={facts} date={date} />
    </Stack>
  );
}

const NotAHome = () => (
  <Text>
    The renting rules of the states are for homes. For this lease, the notice periods in your agreement count.
  </Text>
);

const OpenNotice = ({ what }: { what: string }) => (
  <Alert>{what} is already recorded. Withdraw it in the timeline before you record another one.</Alert>
);
