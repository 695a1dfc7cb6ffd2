import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { SigningParty } from 'shared-contract/agreement/signing';
import { emailAddress } from 'shared-contract/contact/person-contact';
import * as z from 'shared-contract/schema';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { inviteMutation } from './owner-signing-query.ts';
import { signingFailureMessage } from './signing-failure-message.ts';

type InviteDialogProps = { agreementId: string; tenant: SigningParty; onClose: () => void };

/** Asks for the address to which a tenant's new link is emailed. */
export function InviteDialog({ agreementId, tenant, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState(tenant.email);
  const [invalid, setInvalid] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation(inviteMutation(agreementId));
  const send = () => {
    const parsed = z.safeParse(emailAddress, email);
    if (!parsed.success) return setInvalid(parsed.error.issues[0]?.message ?? 'Enter an email address.');
    mutate(
      { party: tenant.id, ...(parsed.data === tenant.email ? {} : { email: parsed.data }) },
      {
        onSuccess: () => {
          toast.success(`We’ve emailed ${tenant.name} a new link`);
          onClose();
        },
      },
    );
  };
  const isFieldError = isApiProblem(error, { status: 422 });
  return (
    <ConfirmDialog
      title={`Send ${tenant.name} a new link?`}
      confirmLabel="Send link"
      isBusy={isPending}
      error={error && !isFieldError ? signingFailureMessage(error) : null}
      onConfirm={send}
      onCancel={onClose}
    >
      <Text>Links that we’ve sent to {tenant.name} before stop working.</Text>
      <TextInput
        label="Email"
        inputMode="email"
        value={email}
        error={invalid ?? (isFieldError ? error.violations[0]?.message : null)}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setInvalid(null);
        }}
      />
    </ConfirmDialog>
  );
}
