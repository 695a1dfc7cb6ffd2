import { Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { localDateIn } from 'shared-contract/date/local-date';
import { centsOf, formatRent } from 'shared-contract/money/money';
import type { NoticeFacts, NoticeKind } from 'shared-contract/tenancy/notice';
import { partyNames } from 'tenancy-law/form/party-names';
import { earliestEnds } from 'tenancy-law/notice/next-actions';
import { entryLaw, rentIncreaseLaw } from 'tenancy-law/notice/notice-law';
import { type EntryPurpose, entryPurposeLabels } from 'tenancy-law/rules/entry-notice-rows';
import { LawNote } from '../law/law-note.tsx';
import type { TypedNotice } from './typed-notice.ts';

type NoticeFieldsProps = {
  kind: NoticeKind;
  facts: NoticeFacts;
  typed: TypedNotice;
  errors: Readonly<Record<string, string>>;
  onChange: (typed: TypedNotice) => void;
};

type FieldsProps = {
  facts: NoticeFacts;
  /** The value, error and change handler of a field. */
  field: (name: string) => {
    value: string;
    error: string | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  set: (values: TypedNotice) => void;
};

/** The maximum of date fields. Without it, browsers accept years with five digits. */
const lastDay = '2099-12-31';

export function NoticeFields({ kind, facts, typed, errors, onChange }: NoticeFieldsProps) {
  const set = (values: TypedNotice) => onChange({ ...typed, ...values });
  const field = (name: string) => ({
    value: typed[name] ?? '',
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });
  const fields = { facts, field, set };
  switch (kind) {
    case 'rentIncrease':
      return <RentIncreaseFields {...fields} />;
    case 'end':
      return <EndFields {...fields} />;
    case 'entry':
      return <EntryFields {...fields} />;
    default:
      return <RecordFields {...fields} isNotice={kind === 'tenantEnds'} />;
  }
}

function RentIncreaseFields({ facts, field }: FieldsProps) {
  const today = localDateIn(facts.timeZone, new Date());
  return (
    <>
      <TextInput
        label="New rent per week"
        description={`Now ${formatRent(centsOf(facts.rent))}`}
        inputMode="decimal"
        leftSection="$"
        withAsterisk
        {...field('rent')}
      />
      <TextInput
        type="date"
        max={lastDay}
        label="From"
        description={facts.residential ? <LawNote answer={rentIncreaseLaw(facts, today)} /> : undefined}
        withAsterisk
        {...field('effectiveDate')}
      />
      <Textarea
        label="How you worked it out (optional)"
        description="Some states’ notices say how the increase was calculated."
        autosize
        minRows={2}
        {...field('calculation')}
      />
    </>
  );
}

function EndFields({ facts, field, set }: FieldsProps) {
  const today = localDateIn(facts.timeZone, new Date());
  const grounds = facts.residential ? earliestEnds(facts, today) : [];
  const { tenants } = partyNames(facts.state, facts.startDate);
  const evidence = field('evidenceAttached');
  const ground = field('ground');
  const chosen = grounds.find(({ code }) => code === ground.value);
  return (
    <>
      {chosen ? (
        <NativeSelect
          label="Reason"
          data={grounds.map(({ code, label }) => ({ value: code, label }))}
          withAsterisk
          {...ground}
          onChange={({ currentTarget: { value } }) => {
            const law = grounds.find(({ code }) => code === value)?.law;
            set({ ground: value, endDate: law?.value.earliestEnd ?? '' });
          }}
        />
      ) : null}
      <TextInput
        type="date"
        max={lastDay}
        label="Last day of the tenancy"
        description={chosen ? <LawNote answer={chosen.law} /> : undefined}
        withAsterisk
        {...field('endDate')}
      />
      <Textarea
        label={chosen && !chosen.law.value.needsReason ? 'Details (optional)' : 'Details of the reason'}
        autosize
        minRows={2}
        {...field('reason')}
      />
      {chosen?.law.value.needsEvidence ? (
        <Checkbox
          label={`I’ll give the ${tenants} the evidence for this reason with the notice`}
          checked={evidence.value === 'yes'}
          error={evidence.error}
          onChange={({ currentTarget }) => set({ evidenceAttached: currentTarget.checked ? 'yes' : '' })}
        />
      ) : null}
    </>
  );
}

function EntryFields({ facts, field }: FieldsProps) {
  const { tenants } = partyNames(facts.state, facts.startDate);
  const purpose = field('purpose');
  const law = entryLaw(facts, new Date(), purpose.value as EntryPurpose);
  return (
    <>
      <NativeSelect
        label="Purpose"
        data={Object.entries(entryPurposeLabels).map(([value, label]) => ({ value, label }))}
        {...purpose}
      />
      <TextInput
        type="date"
        max={lastDay}
        label="Day"
        description={facts.residential ? <LawNote answer={law} /> : undefined}
        withAsterisk
        {...field('date')}
      />
      <TextInput type="time" label="From (local time)" step={300} withAsterisk {...field('from')} />
      <TextInput type="time" label="To (local time)" step={300} withAsterisk {...field('to')} />
      <Textarea label={`Note to the ${tenants} (optional)`} autosize minRows={2} {...field('note')} />
    </>
  );
}

/** The tenants' own notice, or an end that both sides agreed. */
function RecordFields({ facts, field, isNotice }: FieldsProps & { isNotice: boolean }) {
  const { tenants } = partyNames(facts.state, facts.startDate);
  return (
    <>
      <Text size="sm">
        {isNotice
          ? `Record the notice to leave that your ${tenants} gave you. We don’t send anything.`
          : `Record the end that you and your ${tenants} agreed in writing. We don’t send anything.`}
      </Text>
      {isNotice ? (
        <TextInput type="date" max={lastDay} label="You received it on" withAsterisk {...field('receivedDate')} />
      ) : null}
      <TextInput type="date" max={lastDay} label="Last day of the tenancy" withAsterisk {...field('endDate')} />
      <Textarea label="Reason (optional)" autosize minRows={2} {...field('reason')} />
    </>
  );
}
