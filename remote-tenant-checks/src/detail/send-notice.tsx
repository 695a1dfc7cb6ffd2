import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { postResource } from 'shared-api';
import { type TenantCheckDetail, tenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { toast } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { checkPath, refetchCheck } from '../check/check-queries.ts';
import { focusNextStep } from '../check/focus-title.ts';

type SendNoticeProps = { check: TenantCheckDetail; isAgain?: boolean };

/** Sends the written notice of a hit after a confirmation (V40), or sends it again. */
export function SendNotice({ check, isAgain = false }: SendNoticeProps) {
  const [isAsking, setIsAsking] = useDialogState(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () =>
      postResource(`${checkPath(check.id)}/notices${isAgain ? '?again=true' : ''}`, {}, tenantCheckDetail),
    // Here and not in `mutate`, because the latest check unmounts this component.
    async onSuccess() {
      await refetchCheck();
      setIsAsking(false);
      toast.success(isAgain ? 'Notice sent again' : 'Notice sent');
      // The pressed button has disappeared.
      if (!isAgain) requestAnimationFrame(focusNextStep);
    },
  });
  const { name } = check.applicant;
  const label = isAgain ? 'Send the notice again' : 'Send the notice';
  return (
    <>
      <Button
        {...(isAgain && { variant: 'default', size: 'xs' })}
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={isAgain ? `Send the notice to ${name} again?` : `Send the notice to ${name}?`}
          confirmLabel={label}
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
