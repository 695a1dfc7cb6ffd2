import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiProblem, rejectionReason } from 'shared-api';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { logger, toast } from 'shared-platform';
import { useSubjectDialog } from 'shared-ui';
import { todayAt } from '../../agreement-editor/agreement-change.ts';
import { actionMessages, agreementToastMs, endedMessage } from './action-messages.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { EndTenancyDialog } from './end-tenancy-dialog.tsx';
import { endsTenancy } from './offered-actions.ts';
import { type Ending, type RequestedAction, takeAgreementActionMutation } from './take-agreement-action.ts';

/**
 * Ends, cancels or removes one of these agreements after a confirmation. `open` asks for it; `dialog` is the question.
 * @param onDone moves the focus, because the pressed button may be gone
 */
export function useAgreementAction(agreements: readonly TenancyAgreement[], onDone: () => void) {
  const { mutateAsync, isPending } = useMutation(takeAgreementActionMutation());
  const [refusal, setRefusal] = useState<string | null>(null);
  const dialog = useSubjectDialog({
    subjectOf: ({ agreement: { id } }: RequestedAction) => agreements.find((agreement) => agreement.id === id),
    versionOf: ({ status, tenantDetails, locked, tenancy, signing }) => [
      status,
      tenantDetails,
      locked,
      tenancy?.status,
      signing?.step,
    ],
    isBusy: isPending,
    notice: 'This agreement changed in another tab. Here’s the latest.',
  });

  async function confirm({ action, agreement }: RequestedAction, ending?: Ending) {
    const messages = actionMessages(action, agreement);
    setRefusal(null);
    try {
      await mutateAsync({ action, agreement, ending });
      const done = ending ? endedMessage(ending.endDate, todayAt(agreement, new Date())) : messages.done;
      toast.success(done, { timeout: agreementToastMs });
      // Closes the dialog at once and then moves the focus. Otherwise the dialog would return the focus to a button
      // that unmounts when the status changes.
      flushSync(dialog.close);
      onDone();
    } catch (error) {
      logger.error(messages.failed, { agreement: agreement.id, reason: String(error) });
      toast.error(messages.failed, { timeout: agreementToastMs });
      const reason = reasonOf(error);
      // The dialog says what to correct, so it stays open.
      if (reason === null) dialog.close();
      else setRefusal(reason);
    }
  }

  function dialogFor(requested: RequestedAction | undefined): ReactNode {
    if (!requested) return null;
    const { action, agreement } = requested;
    const shared = { agreement, isBusy: isPending, error: refusal, onCancel: dialog.close };
    return action === 'end' && endsTenancy(agreement) ? (
      <EndTenancyDialog {...shared} onConfirm={(ending) => void confirm(requested, ending)} />
    ) : (
      <ConfirmAction {...shared} action={action} onConfirm={() => void confirm(requested)} />
    );
  }

  return {
    open: (requested: RequestedAction) => {
      setRefusal(null);
      dialog.open(requested);
    },
    dialog: dialogFor(dialog.opened?.choice),
  };
}

/** Returns why the server rejected the action, if the owner can do something about it. */
function reasonOf(error: unknown): string | null {
  if (isApiProblem(error, { status: 422 })) return error.violations.map(({ message }) => message).join(' ');
  return rejectionReason(error, { status: 409 });
}
