import { Button, Group, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApplicationSummary } from 'shared-contract/application/application';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Property } from 'shared-contract/property/property';
import { logger, toast } from 'shared-platform';
import { ConfirmDialog, useSubjectDialog } from 'shared-ui';
import { destroyApplicationOn } from 'tenancy-law/rules/application-retention';
import { answerMessages, applicationChangedNotice, applicationFailureMessage } from './application-messages.ts';
import { type ApplicationAnswer, changeApplicationMutation } from './application-queries.ts';

/** The answers that a status allows. The server has the same rule. */
const answersTo: Partial<Record<ApplicationSummary['status'], readonly ApplicationAnswer[]>> = {
  submitted: ['shortlisted', 'approved', 'declined'],
  shortlisted: ['approved', 'declined'],
};

type ApplicationActionsProps = {
  application: ApplicationSummary;
  property: Property;
  /** `xs` for the buttons of several applications on one page, none of which is the main action. */
  size?: 'sm' | 'xs';
  /** Moves the focus, because the pressed button disappears. */
  onAnswered: () => void;
};

/** The buttons with which the owner answers an application. Each asks for confirmation, with an optional message. */
export function ApplicationActions({ application, property, size = 'sm', onAnswered }: ApplicationActionsProps) {
  const { mutate, reset, error, isPending } = useMutation(changeApplicationMutation(application));
  const [message, setMessage] = useState('');
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_answer: ApplicationAnswer) => application,
    versionOf: ({ status }) => status,
    isBusy: isPending,
    notice: applicationChangedNotice,
  });
  const answers = answersTo[application.status] ?? [];
  if (answers.length === 0) return null;
  const ask = (answer: ApplicationAnswer) => {
    reset();
    setMessage('');
    open(answer);
  };
  const confirm = (status: ApplicationAnswer) =>
    mutate(
      { patch: { status, ...(message.trim() === '' ? {} : { message: message.trim() }) } },
      {
        onSuccess: () => {
          toast.success(answerMessages(status, application).done);
          // Closes the dialog at once and then moves the focus. Otherwise the dialog would return it to a button that
          // disappears.
          flushSync(close);
          onAnswered();
        },
        onError: (failure) => logger.error('An application was not changed', { reason: String(failure) }),
      },
    );
  const texts = opened && answerMessages(opened.choice, opened.subject);
  return (
    <Group gap="xs">
      {answers.map((answer) => (
        <Button
          key={answer}
          size={size}
          variant={size === 'sm' && answer === answers[0] ? 'filled' : 'default'}
          aria-label={`${answerMessages(answer, application).label} ${application.names.join(', ')}`}
          onClick={() => ask(answer)}
        >
          {answerMessages(answer, application).label}
        </Button>
      ))}
      {opened && texts && (
        <ConfirmDialog
          title={texts.question}
          confirmLabel={texts.confirmLabel}
          isDestructive={opened.choice === 'declined'}
          isBusy={isPending}
          error={error && applicationFailureMessage(error)}
          onConfirm={() => confirm(opened.choice)}
          onCancel={close}
        >
          <Text>{texts.consequence}</Text>
          {opened.choice === 'declined' && <Text>{retentionSentence(property)}</Text>}
          <Textarea
            label="Message to the applicants (optional)"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={2000}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </ConfirmDialog>
      )}
    </Group>
  );
}

/** Whether the applicants agreed to the longer period decides about the date, which the application then shows. */
function retentionSentence({ address, timeZone }: Property): string {
  const today = localDateIn(timeZone, new Date());
  return destroyApplicationOn(address.state, today, { hasConsent: false }).sentence;
}
