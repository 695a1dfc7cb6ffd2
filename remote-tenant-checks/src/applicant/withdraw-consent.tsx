import { Button, List, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { isKnown } from 'shared-contract/wire/open-enum';
import { toast } from 'shared-platform';
import { ConfirmDialog, Section, useDialogState } from 'shared-ui';
import { checkLinkFailure } from './check-link-failure.ts';
import { withdrawConsentMutation } from './check-link-query.ts';

/** A button that withdraws the consent, after a confirmation that says what stops and what is deleted. */
export function WithdrawConsent({ view, token }: { view: ApplicantCheckView; token: string }) {
  const { mutate, reset, error, isPending } = useMutation({
    ...withdrawConsentMutation(token),
    // Belongs to the mutation, because the new view unmounts this button and with it callbacks of `mutate`.
    onSuccess: () => toast.success('Consent withdrawn'),
  });
  const [isOpen, setOpen] = useDialogState(false);
  const isSent = isKnown(tenantCheckStatus, view.status) && !isUnsent(view.status);
  const noun = view.authorisation === null ? 'Refuse the check' : 'Withdraw consent';
  const withdraw = () => {
    if (!isPending) mutate();
  };
  return (
    <Section title="Changed your mind?">
      <Button
        variant="default"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {noun}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={view.authorisation === null ? 'Refuse this check?' : 'Withdraw your consent?'}
          confirmLabel={noun}
          isDestructive
          isBusy={isPending}
          error={error && checkLinkFailure(error)}
          onConfirm={withdraw}
          onCancel={() => setOpen(false)}
        >
          <List>
            <List.Item>
              {isSent
                ? 'We ask the provider to stop. What it has already searched stays in its own log, but no result is stored here.'
                : 'The check stops. Nothing is sent to the provider.'}
            </List.Item>
            <List.Item>We delete your signature, your documents and their scans.</List.Item>
            <List.Item>We tell {view.requestedBy}, who decides about your application without this check.</List.Item>
          </List>
          <Text>You can’t undo this.</Text>
        </ConfirmDialog>
      )}
    </Section>
  );
}
