import { Button, Group, Stack, Text } from '@mantine/core';
import { centsOf, formatRent } from 'shared-contract/money/money';
import type { Notice } from 'shared-contract/tenancy/notice';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { LocalDate, LocalInstant, Section, useDialogState } from 'shared-ui';
import { noticeEffect, noticeLabel } from '../notices/notice-labels.ts';
import { WithdrawNotice } from '../notices/withdraw-notice.tsx';
import { rentChanges } from './rent-changes.ts';
import classes from './tenancy.module.css';

type TimelineSectionProps = { tenancy: Tenancy; notices: readonly Notice[] };

const statusLabels: Record<string, string> = {
  given: 'In force from its date',
  applied: 'Applied',
  withdrawn: 'Withdrawn',
};

/** What happened in the tenancy, newest first. Each notice has its proof of service. */
export function TimelineSection({ tenancy, notices }: TimelineSectionProps) {
  const [withdrawing, setWithdrawing] = useDialogState<Notice | null>(null);
  return (
    <Section framed title="Timeline">
      <ol className={classes.list} reversed>
        {notices.map((notice) => (
          <li key={notice.id} className={classes.event}>
            <NoticeEvent
              notice={notice}
              timeZone={tenancy.noticeFacts?.timeZone}
              onWithdraw={() => setWithdrawing(notice)}
            />
          </li>
        ))}
        {rentChanges(tenancy, notices).map(({ from, rent }) => (
          <li key={from} className={classes.event}>
            <Text size="sm" c="dimmed">
              <LocalDate date={from} />
            </Text>
            <Text>The rent changed to {formatRent(centsOf(rent))}</Text>
          </li>
        ))}
        <li className={classes.event}>
          <Text size="sm" c="dimmed">
            <LocalDate date={tenancy.startDate} />
          </Text>
          <Text>{tenancy.status === 'upcoming' ? 'The tenancy starts' : 'The tenancy started'}</Text>
        </li>
      </ol>
      {withdrawing ? (
        <WithdrawNotice tenancy={tenancy} notice={withdrawing} onClose={() => setWithdrawing(null)} />
      ) : null}
    </Section>
  );
}

type NoticeEventProps = { notice: Notice; timeZone: string | undefined; onWithdraw: () => void };

function NoticeEvent({ notice, timeZone, onWithdraw }: NoticeEventProps) {
  const { content, status, givenAt, served } = notice;
  const at = { ...(timeZone === undefined ? {} : { timeZone }) };
  return (
    <Stack gap={2} align="flex-start">
      <Text size="sm" c="dimmed">
        <LocalInstant at={givenAt} {...at} />
      </Text>
      <Text fw={600}>{noticeLabel(content)}</Text>
      <Text>{noticeEffect(content)}</Text>
      {served.map(({ name, email, sentAt }) => (
        <Text key={email} size="sm">
          {sentAt === null ? (
            `Sending to ${name} (${email}) …`
          ) : (
            <>
              Emailed to {name} ({email}) on <LocalInstant at={sentAt} {...at} />
            </>
          )}
        </Text>
      ))}
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {statusLabels[status]}
        </Text>
        {status === 'given' ? (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={onWithdraw}
            aria-label={`Withdraw: ${noticeLabel(content)}`}
          >
            Withdraw
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
