import { Stack } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useResource } from 'shared-api';
import { logger, toast } from 'shared-platform';
import { EmptyState, useSubjectDialog } from 'shared-ui';
import { actionMessages, agreementToastMs } from './action-messages.ts';
import { AgreementRow } from './agreement-row.tsx';
import { agreementsQuery } from './agreements-query.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { type RequestedAction, takeAgreementActionMutation } from './take-agreement-action.ts';

export function AgreementList({ propertyId }: { propertyId: string }) {
  const agreements = useResource(agreementsQuery(propertyId));
  const { mutateAsync, isPending } = useMutation(takeAgreementActionMutation());
  const dialog = useSubjectDialog({
    subjectOf: ({ agreement: { id } }: RequestedAction) => agreements.find((agreement) => agreement.id === id),
    versionOf: ({ status, tenantDetails }) => [status, tenantDetails],
    isBusy: isPending,
    notice: 'This agreement changed in another tab. Here’s the latest.',
  });
  const requested = dialog.opened?.choice;
  const list = useRef<HTMLDivElement>(null);

  async function confirm({ action, agreement }: RequestedAction) {
    const messages = actionMessages[action];
    try {
      await mutateAsync({ action, agreement });
      toast.success(messages.done, { timeout: agreementToastMs });
      // Closes the dialog at once and focuses the list. Otherwise the dialog would return the focus to a button that
      // unmounts when the status changes.
      flushSync(dialog.close);
      list.current?.focus();
    } catch (error) {
      logger.error(messages.failed, { agreement: agreement.id, reason: String(error) });
      toast.error(messages.failed, { timeout: agreementToastMs });
      dialog.close();
    }
  }

  if (agreements.length === 0) {
    return (
      <EmptyState icon={<IconFileText size={28} stroke={1.5} />} title="No tenancy agreements yet">
        Drafts, agreements sent for signing and ended agreements appear here.
      </EmptyState>
    );
  }
  return (
    <Stack gap="sm" ref={list} tabIndex={-1} style={{ outline: 'none' }}>
      {agreements.map((agreement) => (
        <AgreementRow
          key={agreement.id}
          agreement={agreement}
          onAction={(action) => dialog.open({ action, agreement })}
        />
      ))}
      {requested ? (
        <ConfirmAction
          requested={requested}
          pending={isPending}
          onConfirm={() => void confirm(requested)}
          onCancel={dialog.close}
        />
      ) : null}
    </Stack>
  );
}
