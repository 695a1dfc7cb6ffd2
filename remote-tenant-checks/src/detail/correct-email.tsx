import { Button, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, patchResource, postResource, refetchResource } from 'shared-api';
import { useUser } from 'shared-auth';
import { emailAddress } from 'shared-contract/contact/person-contact';
import { applicantEmailViolations } from 'shared-contract/tenant-check/applicant-email';
import { type TenantCheckDetail, tenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { toast } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { checkPath, refetchCheck, taggedCheckQuery } from '../check/check-queries.ts';

/** Corrects the applicant's email of a check that was sent, which ends earlier links, and emails a new link there. */
export function CorrectEmail({ check }: { check: TenantCheckDetail }) {
  const { email: userEmail } = useUser();
  const [isAsking, setIsAsking] = useDialogState(false);
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState<string | null>(null);
  const { mutate, reset, error, isPending } = useMutation({
    async mutationFn(corrected: string) {
      const { etag } = await refetchResource(taggedCheckQuery(check.id));
      await patchResource(check['@id'], { email: corrected }, tenantCheckDetail, { ifMatch: etag ?? undefined });
      await postResource(`${checkPath(check.id)}/links`, {}, tenantCheckDetail);
    },
    onSettled: () => refetchCheck(),
  });

  function confirm() {
    const parsed = emailAddress.safeParse(email);
    const message = parsed.error?.issues[0]?.message ?? applicantEmailViolations(email, userEmail)[0]?.message ?? null;
    setInvalid(message);
    if (message !== null) return;
    mutate(email.trim(), {
      onSuccess() {
        setIsAsking(false);
        toast.success('Email corrected, link sent');
      },
    });
  }

  return (
    <div>
      <Button
        variant="subtle"
        onClick={() => {
          reset();
          setEmail('');
          setInvalid(null);
          setIsAsking(true);
        }}
      >
        Correct the applicant’s email
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Correct the applicant’s email?"
          confirmLabel="Correct and send the link"
          isBusy={isPending}
          error={error && failureMessage(error)}
          onConfirm={confirm}
          onCancel={() => setIsAsking(false)}
        >
          <Text mb="md">
            Every link that we’ve emailed stops working. We email a new link to the corrected address. The applicant
            sees the change in their log.
          </Text>
          <TextInput
            label="Email"
            type="email"
            maxLength={254}
            autoComplete="off"
            value={email}
            error={invalid}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The server's rule says what is wrong with the email. */
const failureMessage = (error: unknown): string =>
  (isApiProblem(error, { status: 422 }) && error.violations[0]?.message) || checkFailureMessage(error);
