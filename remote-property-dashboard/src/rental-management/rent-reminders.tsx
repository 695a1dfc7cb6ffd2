import { Button, Group, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { daysText, isRentBehind, rentLateness } from 'shared-contract/tenancy/rent-lateness';
import { type RentReminder, reminderTemplateName } from 'shared-contract/tenancy/rent-reminder';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { LocalDate, LocalInstant, QueryBoundary, Section, useDialogState } from 'shared-ui';
import { AutomaticReminders } from './automatic-reminders.tsx';
import { reminderOptionsQuery, rentRemindersQuery } from './reminder-queries.ts';
import classes from './rental-management.module.css';
import { SendReminder } from './send-reminder.tsx';

/** The rent reminders of a tenancy: what sends one, when they are sent automatically, and those that were sent. */
export function RentReminders({ tenancy }: { tenancy: Tenancy }) {
  return (
    <Section title="Rent reminders" framed>
      <QueryBoundary resetKey={tenancy.id} fallback={<Text c="dimmed">Loading the reminders…</Text>}>
        <Reminders tenancy={tenancy} />
      </QueryBoundary>
    </Section>
  );
}

function Reminders({ tenancy }: { tenancy: Tenancy }) {
  const { automaticDays, arrearsDays, unpaidFrom, drafts } = useResource(reminderOptionsQuery(tenancy.id));
  const rent = { status: tenancy.status, arrearsDays };
  const { member: sent } = useResource(rentRemindersQuery(tenancy.id));
  const [dialog, setDialog] = useDialogState<'send' | 'automatic' | null>(null);
  const unsent = drafts.filter(({ isSent }) => !isSent);
  const obstacle = !tenancy.tenants.some(({ email }) => email !== '')
    ? 'This tenancy has no email address, so reminders can’t be sent.'
    : !isRentBehind(rent)
      ? rentLateness(rent).kind === 'dueToday'
        ? 'Rent is due today. You can send a reminder from tomorrow.'
        : 'Rent isn’t behind, so there’s nothing to remind of.'
      : unsent.length === 0
        ? 'You’ve sent each reminder for the rent that’s behind.'
        : null;
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        {automaticDays === null
          ? 'Automatic reminders are off.'
          : `Automatic reminders are on, from ${daysText(automaticDays)} behind.`}
      </Text>
      {obstacle !== null && <Text c="dimmed">{obstacle}</Text>}
      <Group gap="sm">
        {obstacle === null && (
          <Button variant="default" onClick={() => setDialog('send')}>
            Send a reminder
          </Button>
        )}
        <Button variant="default" onClick={() => setDialog('automatic')}>
          Automatic reminders
        </Button>
      </Group>
      {sent.length > 0 && (
        <ul className={classes.sendings} aria-label="Sent reminders">
          {sent.map((reminder) => (
            <SentReminder key={reminder.id} reminder={reminder} timeZone={tenancy.noticeFacts?.timeZone} />
          ))}
        </ul>
      )}
      {dialog === 'send' && (
        <SendReminder tenancy={tenancy} unpaidFrom={unpaidFrom} drafts={unsent} onClose={() => setDialog(null)} />
      )}
      {dialog === 'automatic' && (
        <AutomaticReminders tenancyId={tenancy.id} automaticDays={automaticDays} onClose={() => setDialog(null)} />
      )}
    </Stack>
  );
}

/** One reminder with its recipients, and its text behind a disclosure. */
function SentReminder({ reminder, timeZone }: { reminder: RentReminder; timeZone: string | undefined }) {
  const { template, automatic, unpaidFrom, message, recipients } = reminder;
  return (
    <li className={classes.reminder}>
      <Text fw={600}>
        {reminderTemplateName(template)}
        {automatic && ', sent automatically'}
      </Text>
      <Text size="sm" c="dimmed">
        For rent from <LocalDate date={unpaidFrom} />
      </Text>
      {recipients.map(({ name, email, sentAt }) => (
        <Text size="sm" key={email}>
          {sentAt === null ? (
            `Sending to ${name} (${email})…`
          ) : (
            <>
              Sent to {name} ({email}) on <LocalInstant at={sentAt} timeZone={timeZone} show="dateTime" />
            </>
          )}
        </Text>
      ))}
      <details>
        <summary>Read the message</summary>
        <p className={classes.message}>{message}</p>
      </details>
    </li>
  );
}
