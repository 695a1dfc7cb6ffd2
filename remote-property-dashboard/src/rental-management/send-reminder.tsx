import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type ReminderOptions, reminderTemplate, reminderTemplateName } from 'shared-contract/tenancy/rent-reminder';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { useMoneySubmit } from 'shared-ledger';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { sendReminderMutation } from './reminder-queries.ts';
import classes from './rental-management.module.css';

export type ReminderDraft = ReminderOptions['drafts'][number];

type SendReminderProps = {
  tenancy: Tenancy;
  /** The first day of rent that was not paid in full. */
  unpaidFrom: string;
  /** The templates that can be sent, at least one. */
  drafts: readonly ReminderDraft[];
  onClose: () => void;
};

/** Shows the template's text with today's figures, which the owner can change before it is sent. */
export function SendReminder({ tenancy, unpaidFrom, drafts, onClose }: SendReminderProps) {
  // The text stays as the owner saw it, also when the figures change meanwhile. The server then rejects it.
  const [shown] = useState({ drafts, unpaidFrom });
  const [draft, setDraft] = useState(drafts[0]);
  const [message, setMessage] = useState(draft?.message ?? '');
  const { submit, errors, failure, isBusy, clearErrors } = useMoneySubmit(sendReminderMutation(tenancy.id), () => {
    toast.success('Sending the reminder');
    onClose();
  });

  function choose(template: string) {
    const chosen = shown.drafts.find((one) => one.template === template);
    setDraft(chosen);
    setMessage(chosen?.message ?? '');
    clearErrors();
  }
  function send() {
    const template = reminderTemplate.safeParse(draft?.template);
    if (!template.success) return;
    const input = { template: template.data, unpaidFrom: shown.unpaidFrom, message: message.trim() };
    submit(input.message === '' ? { ok: false, errors: { message: 'Enter a message.' } } : { ok: true, input });
  }
  const recipients = tenancy.tenants.filter(({ email }) => email !== '');

  return (
    <ConfirmDialog
      title="Send a rent reminder?"
      confirmLabel="Send reminder"
      isBusy={isBusy}
      error={failure}
      onConfirm={send}
      onCancel={onClose}
    >
      <Stack gap="md">
        <div>
          <Text>We’ll email it to:</Text>
          <ul className={classes.recipients}>
            {recipients.map(({ name, email }) => (
              <li key={email}>
                {name}, {email}
              </li>
            ))}
          </ul>
        </div>
        <NativeSelect
          label="Template"
          value={draft?.template ?? ''}
          data={shown.drafts.map(({ template }) => ({ value: template, label: reminderTemplateName(template) }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <div>
          <Text fw={500}>Subject</Text>
          <Text style={{ overflowWrap: 'anywhere' }}>{draft?.subject}</Text>
        </div>
        <Textarea
          label="Message"
          description="Replies go to your email address"
          rows={12}
          maxLength={2000}
          value={message}
          error={errors.message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
