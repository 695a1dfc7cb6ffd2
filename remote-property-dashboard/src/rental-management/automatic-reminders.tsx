import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectionReason } from 'shared-api';
import { reminderDays } from 'shared-contract/tenancy/rent-reminder';
import { parseNumber } from 'shared-contract/text/parse-number';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { automaticRemindersMutation } from './reminder-queries.ts';

const { min, max, suggested } = reminderDays;

type AutomaticRemindersProps = { tenancyId: string; automaticDays: number | null; onClose: () => void };

/** Switches automatic reminders on or off, and sets from how many days behind they are sent. */
export function AutomaticReminders({ tenancyId, automaticDays, onClose }: AutomaticRemindersProps) {
  const [isOn, setIsOn] = useState(automaticDays !== null);
  const [days, setDays] = useState(String(automaticDays ?? suggested));
  const [invalid, setInvalid] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation(automaticRemindersMutation(tenancyId));

  function save() {
    const parsed = parseNumber(days);
    const value = parsed.ok ? (parsed.value ?? 0) : 0;
    if (isOn && !(Number.isInteger(value) && value >= min && value <= max)) {
      return setInvalid(`Enter a whole number from ${min} to ${max}.`);
    }
    mutate(isOn ? value : null, {
      onSuccess: () => {
        toast.success(isOn ? 'Automatic reminders are on' : 'Automatic reminders are off');
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      title="Automatic reminders"
      confirmLabel="Save"
      isBusy={isPending}
      error={error && (rejectionReason(error) ?? 'We couldn’t save it. Check your connection and try again.')}
      onConfirm={save}
      onCancel={onClose}
    >
      <Stack gap="md">
        <Text>
          The people in this tenancy get the friendly reminder by email, between 9 am and 6 pm (local time). Each unpaid
          week gets one at most, and none after you’ve sent one yourself.
        </Text>
        <Checkbox
          label="Send reminders automatically"
          checked={isOn}
          onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
        />
        {isOn && (
          <TextInput
            label="Days behind"
            description={`From ${min} to ${max}`}
            inputMode="numeric"
            autoComplete="off"
            value={days}
            error={invalid}
            onChange={({ currentTarget }) => {
              setDays(currentTarget.value);
              setInvalid(null);
            }}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
