import { Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, rejectionReason, useIdempotencyKey } from 'shared-api';
import { isWrittenNotice, type NoticeContent, type NoticeFacts, type NoticeKind } from 'shared-contract/tenancy/notice';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { type PartyNames, partyNames } from 'tenancy-law/form/party-names';
import { giveNoticeMutation } from './give-notice.ts';
import { NoticeFields } from './notice-fields.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { checkNotice, initialNotice } from './typed-notice.ts';

type NoticeDialogProps = { kind: NoticeKind; tenancy: Tenancy; facts: NoticeFacts; onClose: () => void };

const titles: Record<NoticeKind, (names: PartyNames) => string> = {
  rentIncrease: () => 'Increase the rent',
  end: () => 'Give notice to end the tenancy',
  entry: () => 'Give notice of entry',
  tenantEnds: ({ tenants }) => `Record the ${tenants}’ notice`,
  agreedEnd: () => 'Record an agreed end',
};

const doneMessages: Record<NoticeKind, string> = {
  rentIncrease: 'Notice of rent increase given',
  end: 'Notice to end the tenancy given',
  entry: 'Notice of entry given',
  tenantEnds: 'Their notice is recorded',
  agreedEnd: 'The end of the tenancy is recorded',
};

/**
 * Two steps: the fields, which are checked with the law, and a preview with the consequences, which gives the
 * notice.
 */
export function NoticeDialog({ kind, tenancy, facts, onClose }: NoticeDialogProps) {
  const [typed, setTyped] = useState(() => initialNotice(kind, facts, new Date()));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [checked, setChecked] = useState<NoticeContent | null>(null);
  const { mutate, isPending, error, reset } = useMutation(giveNoticeMutation(tenancy));
  const keyOf = useIdempotencyKey();

  function check() {
    const result = checkNotice(kind, typed, facts, new Date());
    setErrors('errors' in result ? result.errors : {});
    setChecked('content' in result ? result.content : null);
  }

  function give(content: NoticeContent) {
    mutate(
      { content, idempotencyKey: keyOf(content) },
      {
        onSuccess: () => {
          toast.success(doneMessages[kind]);
          onClose();
        },
        onError: (refused) => {
          if (!isApiProblem(refused, { status: 422 })) return;
          // The server is right about the date: midnight may have passed since the check.
          setErrors(messagesByField(refused.violations, (path) => path.replace('content.', '')));
          back();
        },
      },
    );
  }

  function back() {
    setChecked(null);
    reset();
  }

  if (checked) {
    const isMailed = isWrittenNotice(checked);
    return (
      <ConfirmDialog
        key="preview"
        title={isMailed ? 'Check and send' : 'Check and record'}
        confirmLabel={isMailed ? 'Give notice' : 'Record it'}
        cancelLabel="Back"
        isDestructive={kind === 'end'}
        isBusy={isPending}
        error={error ? failureMessage(error) : undefined}
        onConfirm={() => give(checked)}
        onCancel={back}
      >
        <NoticePreview content={checked} tenancy={tenancy} facts={facts} />
      </ConfirmDialog>
    );
  }
  const title = titles[kind](partyNames(facts.state, facts.startDate));
  return (
    <ConfirmDialog key="fields" title={title} confirmLabel="Continue" onConfirm={check} onCancel={onClose}>
      <Stack gap="sm">
        <NoticeFields kind={kind} facts={facts} typed={typed} errors={errors} onChange={setTyped} />
      </Stack>
    </ConfirmDialog>
  );
}

const failureMessage = (error: Error): string =>
  rejectionReason(error) ?? 'Nothing was sent. Check your connection and try again.';
