import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { ConfirmDialog, useFocusOnFirstError } from 'shared-ui';
import { OfficialFormConfirmation } from './official-form-confirmation.tsx';
import { standardFormOf } from './standard-form-of.ts';

const names = new Intl.ListFormat('en-AU', { style: 'long', type: 'conjunction' });

type ConfirmSendingProps = {
  agreement: TenancyAgreement;
  isBusy: boolean;
  onConfirm: (officialFormAttached: boolean) => void;
  onCancel: () => void;
};

/**
 * Names who gets the agreement. Where the state prescribes a form and the document is not that form, the owner confirms
 * that the tenants get it.
 */
export function ConfirmSending({ agreement, isBusy, onConfirm, onCancel }: ConfirmSendingProps) {
  const papers = standardFormOf(agreement)?.papers;
  // A server that supplies the official form sends it itself.
  const form = agreement.needsOfficialForm === false ? null : (papers?.form ?? null);
  const [isAttached, setAttached] = useState(false);
  const [rejections, setRejections] = useState(0);
  const isMissing = form !== null && !isAttached;
  const recipients = agreement.tenantDetails.map(({ name, email }) => `${name} (${email})`);
  return (
    <ConfirmDialog
      title="Send this agreement for signing?"
      confirmLabel="Send"
      cancelLabel="Not yet"
      isBusy={isBusy}
      onConfirm={() => (isMissing ? setRejections((count) => count + 1) : onConfirm(isAttached))}
      onCancel={onCancel}
    >
      <Stack gap="md" ref={useFocusOnFirstError<HTMLDivElement>(rejections)}>
        <Text>
          We’ll email a private link to {names.format(recipients)}. If you change the terms after this, everyone has to
          accept them again.
        </Text>
        {form ? (
          <OfficialFormConfirmation
            agreement={agreement}
            form={form}
            enclosures={papers?.enclosures ?? []}
            isChecked={isAttached}
            isRejected={rejections > 0 && isMissing}
            onChange={setAttached}
          />
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
