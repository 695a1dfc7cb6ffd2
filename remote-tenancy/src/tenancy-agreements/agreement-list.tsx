import { Stack } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useResource } from 'shared-api';
import { logger, toast } from 'shared-platform';
import { EmptyState } from 'shared-ui';
import { actionMessages, agreementToastMs } from './action-messages.ts';
import { AgreementRow } from './agreement-row.tsx';
import { agreementsQuery } from './agreements-query.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { type RequestedAction, takeAgreementActionMutation } from './take-agreement-action.ts';

export function AgreementList({ propertyId }: { propertyId: string }) {
  const agreements = useResource(agreementsQuery(propertyId));
  const { mutateAsync, isPending } = useMutation(takeAgreementActionMutation());
  const [requested, setRequested] = useState<RequestedAction | null>(null);
  const [opened, setOpened] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  function openDialog(next: RequestedAction) {
    setRequested(next);
    setOpened(true);
  }

  async function confirm({ action, agreement }: RequestedAction) {
    const messages = actionMessages[action];
    try {
      await mutateAsync({ action, agreement });
      toast.success(messages.done, { timeout: agreementToastMs });
      // The button that opened the dialog disappears with the old status.
      list.current?.focus();
    } catch (error) {
      logger.error(messages.failed, { agreement: agreement.id, reason: String(error) });
      toast.error(messages.failed, { timeout: agreementToastMs });
    }
    setOpened(false);
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
          onAction={(action) => openDialog({ action, agreement })}
        />
      ))}
      <ConfirmAction
        requested={requested}
        opened={opened}
        pending={isPending}
        onConfirm={confirm}
        onClose={() => setOpened(false)}
      />
    </Stack>
  );
}
