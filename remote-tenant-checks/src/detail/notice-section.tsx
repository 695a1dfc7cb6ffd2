import { Alert, Box, Text } from '@mantine/core';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { DownloadButton, Fact, LocalDate, LocalInstant, Section } from 'shared-ui';
import { downloadCheckFile } from '../check/download-check-file.ts';
import classes from './detail.module.css';
import { SendNotice } from './send-notice.tsx';

type NoticeSectionProps = { check: TenantCheckDetail; noticeDueOn: string; timeZone: string };

/** What a hit obliges the owner to do, and the proof that the notice was served (V40). */
export function NoticeSection({ check, noticeDueOn, timeZone }: NoticeSectionProps) {
  const { events = [], noticeSentAt } = check;
  // Of the last notice: an earlier one proves nothing about it.
  const delivered = events.findLast(({ kind, at }) => kind === 'noticeDelivered' && at >= (noticeSentAt ?? ''));
  const isEmailNewer = events.some(({ kind, at }) => kind === 'emailChanged' && noticeSentAt && at > noticeSentAt);
  return (
    <Section
      title="Written notice to the applicant"
      framed
      action={
        noticeSentAt && (
          <DownloadButton
            size="xs"
            label="Download the notice"
            what="the notice"
            download={() => downloadCheckFile(check.id, 'notice-files')}
          />
        )
      }
    >
      <dl className={classes.facts}>
        <Fact label="Due">
          <LocalDate date={noticeDueOn} />
        </Fact>
        <Fact label="Sent">{noticeSentAt ? <LocalInstant at={noticeSentAt} timeZone={timeZone} /> : 'Not yet'}</Fact>
        {noticeSentAt && (
          <Fact label="Accepted by the mail server">
            {delivered ? <LocalInstant at={delivered.at} timeZone={timeZone} /> : 'Not yet'}
          </Fact>
        )}
      </dl>
      {isEmailNewer && (
        <Alert color="yellow" role="note" mt="sm" title="The applicant’s email has changed since">
          The notice went to the earlier address. Send it again.
        </Alert>
      )}
      {noticeSentAt && (
        <Box mt="sm">
          <SendNotice check={check} isAgain />
        </Box>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        Before you decide, give the applicant a chance to explain. An entry can be wrong: they can have it corrected,
        and can dispute it with their link.
      </Text>
    </Section>
  );
}
