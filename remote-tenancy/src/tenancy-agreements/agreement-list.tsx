import { Stack } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useResource } from 'shared-api';
import { logger, toast } from 'shared-platform';
import { EmptyState } from 'shared-ui';
import { actionWords, agreementToastMs } from './action-words.ts';
import { AgreementRow } from './agreement-row.tsx';
import { agreementsQuery } from './agreements-query.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { type AskedAction, takeAgreementActionMutation } from './take-agreement-action.ts';

export function AgreementList({ propertyId }: { propertyId: string }) {
  const agreements = useResource(agreementsQuery(propertyId));
  const { mutateAsync, isPending } = useMutation(takeAgreementActionMutation());
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [opened, setOpened] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  function ask(next: AskedAction) {
    setAsked(next);
    setOpened(true);
  }

  async function confirm({ action, agreement }: AskedAction) {
    const words = actionWords[action];
    try {
      await mutateAsync({ action, agreement });
      toast.success(words.done, { timeout: agreementToastMs });
      // The button that opened the dialog is gone with the old status.
      list.current?.focus();
    } catch (error) {
      logger.error(words.failed, { agreement: agreement.id, reason: String(error) });
      toast.error(words.failed, { timeout: agreementToastMs });
    }
    setOpened(false);
  }

  if (agreements.length === 0) {
    return (
      <EmptyState icon={<IconFileText size={28} stroke={1.5} />} title="No tenancy agreements yet">
        Drafts, agreements out for signing and ended ones are kept here together.
      </EmptyState>
    );
  }
  return (
    <Stack gap="sm" ref={list} tabIndex={-1} style={{ outline: 'none' }}>
      {agreements.map((agreement) => (
        <AgreementRow key={agreement.id} agreement={agreement} onAction={(action) => ask({ action, agreement })} />
      ))}
      <ConfirmAction
        asked={asked}
        opened={opened}
        pending={isPending}
        onConfirm={confirm}
        onClose={() => setOpened(false)}
      />
    </Stack>
  );
}
