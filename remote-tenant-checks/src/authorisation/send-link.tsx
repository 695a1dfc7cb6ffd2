import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { checkLinkDays } from 'shared-contract/tenant-check/tenant-check-rules';
import { toast } from 'shared-platform';
import { LocalInstant, Section } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import classes from './authorisation.module.css';
import { sendLinkMutation } from './authorisation-requests.ts';

type SendLinkProps = { check: TenantCheckDetail; email: string; isSigned: boolean };

/** Emails the applicant a private link, with which they sign and add documents. */
export function SendLink({ check, email, isSigned }: SendLinkProps) {
  const { mutate, error, isPending } = useMutation(sendLinkMutation(check.id));
  const sent = check.events?.findLast(({ kind }) => kind === 'linkSent');
  return (
    <Section title="Sign by email">
      <Stack gap="sm" align="start">
        <Text>
          We email the applicant a private link. They read what is checked, with which databases and why, and sign. With
          the same link they add their identity documents. It works for {checkLinkDays} days.
        </Text>
        <Text size="sm" role="status">
          {sent && (
            <>
              Last sent to {email} <LocalInstant at={sent.at} />
              {check.status === 'awaitingConsent' && '. The applicant hasn’t signed yet.'}
            </>
          )}
        </Text>
        {error && (
          <Alert color="red" role="alert" title="We didn’t send the link">
            {checkFailureMessage(error)}
          </Alert>
        )}
        <Button
          classNames={{ root: classes.long ?? '', label: classes.longLabel ?? '' }}
          variant={sent || isSigned ? 'default' : 'filled'}
          loading={isPending}
          onClick={() => mutate(undefined, { onSuccess: () => toast.success('Link sent') })}
        >
          {sent ? `Send a new link to ${email}` : `Email the link to ${email}`}
        </Button>
      </Stack>
    </Section>
  );
}
