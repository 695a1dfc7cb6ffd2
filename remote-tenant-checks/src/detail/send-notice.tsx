import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { postResource } from 'shared-api';
import { type TenantCheckDetail, tenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { toast } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { checkPath, refetchCheck } from '../check/check-queries.ts';
import { focusNextStep } from '../check/focus-title.ts';

/** Sends the written notice of a hit after a confirmation (V40). */
export function SendNotice({ check }: { check: TenantCheckDetail }) {
  const [isAsking, setIsAsking] = useDialogState(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => postResource(`${checkPath(check.id)}/notices`, {}, tenantCheckDetail),
    // Here and not in `mutate`, because the latest check unmounts this component.
    async onSuccess() {
      await refetchCheck();
      setIsAsking(false);
      toast.success('Notice sent');
      requestAnimationFrame(focusNextStep);
    },
  });
  const { name } = check.applicant;
  return (
    <>
      <Button
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        Send the notice
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Send the notice to ${name}?`}
          confirmLabel="Send the notice"
          isBusy={isPending}
          error={error && checkFailureMessage(error)}
          onConfirm={() => mutate()}
          onCancel={() => setIsAsking(false)}
        >
          <Text>
            We email {name} a PDF with each entry, who listed it and why, and how to reach the database to have it
            corrected. We record when it was sent and when the mail server accepted it, as your proof of service.
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
