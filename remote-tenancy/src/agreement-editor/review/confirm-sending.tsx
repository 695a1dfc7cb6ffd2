import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { ConfirmDialog, useFocusOnFirstError } from 'shared-ui';
import { formTitle } from 'tenancy-law/rules/standard-form';
import { partyNamesOf } from '../state-form-of.ts';
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
 * that it goes with it.
 */
export function ConfirmSending({ agreement, isBusy, onConfirm, onCancel }: ConfirmSendingProps) {
  const form = standardFormOf(agreement)?.value;
  const [isAttached, setAttached] = useState(false);
  const [rejections, setRejections] = useState(0);
  const needsForm = form?.prescribed === true && agreement.needsOfficialForm !== false;
  const isMissing = needsForm && !isAttached;
  const isRejected = rejections > 0 && isMissing;
  const { tenants } = partyNamesOf(agreement);
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
        {needsForm ? (
          <Checkbox
            label={`The official form is attached: ${formTitle(form)}`}
            description={`Our document has the particulars. Give the ${tenants} the state’s form and its standard terms with it.`}
            checked={isAttached}
            error={isRejected ? 'Confirm that the official form is attached.' : null}
            aria-invalid={isRejected}
            onChange={({ currentTarget }) => setAttached(currentTarget.checked)}
          />
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
