import { Text } from '@mantine/core';
import { postResource } from 'shared-api';
import { type TenantCheckDetail, tenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { toast } from 'shared-platform';
import { checkFailureMessage } from '../check/check-failure.ts';
import { checkPath, refetchCheck } from '../check/check-queries.ts';
import { ConfirmedAction } from '../check/confirmed-action.tsx';
import { focusNextStep } from '../check/focus-title.ts';

type SendNoticeProps = { check: TenantCheckDetail; isAgain?: boolean };

/** Sends the written notice of a hit after a confirmation (V40), or sends it again. */
export function SendNotice({ check, isAgain = false }: SendNoticeProps) {
  const { name } = check.applicant;
  return (
    <ConfirmedAction
      label={isAgain ? 'Send the notice again' : 'Send the notice'}
      button={isAgain ? { variant: 'default', size: 'xs' } : undefined}
      title={isAgain ? `Send the notice to ${name} again?` : `Send the notice to ${name}?`}
      messageOf={checkFailureMessage}
      mutation={{
        mutationFn: () =>
          postResource(`${checkPath(check.id)}/notices${isAgain ? '?again=true' : ''}`, {}, tenantCheckDetail),
        async onSuccess() {
          await refetchCheck();
          toast.success(isAgain ? 'Notice sent again' : 'Notice sent');
          // The latest check has removed the pressed button.
          if (!isAgain) requestAnimationFrame(focusNextStep);
        },
      }}
    >
      <Text>
        We email {name} a PDF with each entry, who listed it and why, and how to reach the database to have it
        corrected. We record when it was sent and when the mail server accepted it, as your proof of service.
      </Text>
    </ConfirmedAction>
  );
}
