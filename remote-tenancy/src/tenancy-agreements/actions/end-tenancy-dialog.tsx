import { Alert, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { ConfirmDialog, formatLocalDate, useFocusOnFirstError } from 'shared-ui';
import { contentOf } from 'tenancy-law/agreement/agreement-content';
import type { PartyNames } from 'tenancy-law/form/party-names';
import { earliestEnds } from 'tenancy-law/notice/next-actions';
import { todayAt } from '../../agreement-editor/agreement-change.ts';
import { partyNamesOf } from '../../agreement-editor/state-form-of.ts';
import { LawNote } from '../../law/law-note.tsx';
import { actionMessages } from './action-messages.ts';
import type { Ending } from './take-agreement-action.ts';

/** Ends without a notice by the landlord, which need no ground of the law. */
const otherReasonsOf = ({ tenants }: PartyNames) => [
  { value: 'agreed', label: 'We both agreed to end it' },
  { value: 'tenantEnds', label: `The ${tenants} gave notice or have left` },
];

/** The reason of a notice for a shop or farm, to which the law on homes doesn't apply. */
const byAgreement = { value: 'agreement', label: 'Notice as the agreement allows' };

type EndTenancyDialogProps = {
  agreement: TenancyAgreement;
  isBusy: boolean;
  /** Why the server did not accept the last day or the reason. */
  error: string | null;
  onConfirm: (ending: Ending) => void;
  onCancel: () => void;
};

/** Asks for the last day and the reason, and shows the notice that the law asks for. */
export function EndTenancyDialog({ agreement, isBusy, error, onConfirm, onCancel }: EndTenancyDialogProps) {
  const messages = actionMessages('end', agreement);
  const today = todayAt(agreement, new Date());
  const { property, terms } = contentOf(agreement);
  const { leaseType = 'periodic', startDate = today, endDate: fixedEnd = null } = terms;
  const electronicService = terms.electronicCommunication?.tenant ?? false;
  const facts = { state: property.state, leaseType, startDate, fixedEnd, electronicService };
  // Computed once: each of these dates needs the law, the notice and the business days of the state.
  const [grounds] = useState(() => (property.propertyType === 'Residential' ? earliestEnds(facts, today) : []));
  const otherReasons = otherReasonsOf(partyNamesOf(agreement));
  const ownReasons = grounds.length > 0 ? grounds.map(({ code, label }) => ({ value: code, label })) : [byAgreement];
  const [rejections, setRejections] = useState(0);
  const form = useForm({
    initialValues: { lastDay: '', reason: '', details: '' },
    validate: {
      lastDay: (value) =>
        value === ''
          ? 'Enter the last day of the tenancy.'
          : value < startDate
            ? `The tenancy starts on ${formatLocalDate(startDate)}. Enter that day or a later one.`
            : null,
      reason: (value) => (value === '' ? 'Choose why it ends.' : null),
    },
  });
  const { lastDay, reason } = form.values;
  const law = grounds.find(({ code }) => code === reason)?.law;

  const confirm = form.onSubmit(
    ({ details }) => {
      const label = [...otherReasons, ...ownReasons].find(({ value }) => value === reason)?.label;
      onConfirm({ endDate: lastDay, reason: [label, details.trim()].filter(Boolean).join(': ') });
    },
    () => setRejections((count) => count + 1),
  );

  return (
    <ConfirmDialog
      title={messages.question}
      confirmLabel={messages.label}
      cancelLabel={messages.keep}
      isDestructive
      isBusy={isBusy}
      error={error}
      onConfirm={() => confirm()}
      onCancel={onCancel}
    >
      <Stack gap="md" ref={useFocusOnFirstError<HTMLDivElement>(rejections)}>
        <Text>{messages.consequence}</Text>
        <NativeSelect
          label="Why does it end?"
          data={[
            { value: '', label: 'Choose a reason' },
            ...otherReasons,
            { group: 'You gave notice', items: ownReasons },
          ]}
          {...form.getInputProps('reason')}
        />
        {law ? (
          <Text size="sm" role="status">
            <LawNote answer={law} />
          </Text>
        ) : null}
        <TextInput
          type="date"
          label="Last day"
          {...(law && {
            description: `With notice given today: ${formatLocalDate(law.value.earliestEnd)} at the earliest.`,
          })}
          {...form.getInputProps('lastDay')}
        />
        {law && lastDay !== '' && lastDay < law.value.earliestEnd ? (
          <Alert color="yellow">
            Notice given today is too late for this day. Choose it only if you gave notice in time, and keep the proof.
          </Alert>
        ) : null}
        <Textarea
          label="Details (optional)"
          description="Shown in the history of the agreement."
          autosize
          minRows={2}
          maxLength={300}
          {...form.getInputProps('details')}
        />
      </Stack>
    </ConfirmDialog>
  );
}
