import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { useUnsavedSteps } from 'shared-editor';
import { logger, toast } from 'shared-platform';
import { useDialogState } from 'shared-ui';
import { sendAgreementMutation } from '../../signing/owner-signing-query.ts';
import { partyNamesOf } from '../state-form-of.ts';
import { ConfirmSending } from './confirm-sending.tsx';
import { findingsOf } from './findings-of.ts';
import classes from './review.module.css';

/** `etag` is that of the version on the screen, so a version that the owner has not seen is not sent. */
type SendForSigningProps = { agreement: TenancyAgreement; etag: string | null };

/** The button that sends the agreement, also again after a round has ended, and why it cannot be sent yet. */
export function SendForSigning({ agreement, etag }: SendForSigningProps) {
  const { blocked } = findingsOf(agreement);
  const isUnsaved = useUnsavedSteps(agreement.id).length > 0;
  const [isAsking, setAsking] = useDialogState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { mutateAsync, isPending } = useMutation(sendAgreementMutation(agreement.id));

  async function send(officialFormAttached: boolean) {
    setFailures([]);
    try {
      await mutateAsync({ etag, officialFormAttached });
      toast.success('Sent for signing');
      // The button disappears, so the heading of the step takes the focus.
      document.getElementById('step')?.focus();
    } catch (error) {
      setFailures(failureReasons(error));
    } finally {
      setAsking(false);
    }
  }

  return (
    <section aria-labelledby="send">
      <h2 id="send" className={classes.title}>
        Send for signature
      </h2>
      <Stack gap="sm" align="flex-start">
        {failures.length > 0 ? (
          <Alert color="red" role="alert" title="Not sent" w="100%">
            <List size="sm">
              {failures.map((reason) => (
                <List.Item key={reason}>{reason}</List.Item>
              ))}
            </List>
          </Alert>
        ) : null}
        <Text size="sm">
          {blocked.length > 0
            ? 'Fix the items below, then send it.'
            : isUnsaved
              ? 'Some of your changes aren’t saved yet. Go back to that step to save them.'
              : `Your ${partyNamesOf(agreement).tenants} read and accept it first. Then you sign, then they sign.`}
        </Text>
        <Button disabled={blocked.length > 0 || isUnsaved} onClick={() => setAsking(true)}>
          {agreement.signing ? 'Send again' : 'Send for signature'}
        </Button>
      </Stack>
      {isAsking ? (
        <ConfirmSending
          agreement={agreement}
          isBusy={isPending}
          onConfirm={(attached) => void send(attached)}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

function failureReasons(error: unknown): readonly string[] {
  if (isApiProblem(error, { status: 422 })) return error.violations.map(({ message }) => message);
  if (isApiProblem(error, { status: 412 }))
    return ['This agreement changed in another tab. Check the latest version, then send it.'];
  if (isApiProblem(error) && error.status < 500) return [error.detail];
  logger.error('An agreement was not sent', { reason: String(error) });
  return ['Check your connection and try again.'];
}
