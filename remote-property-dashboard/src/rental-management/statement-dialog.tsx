import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectionReason } from 'shared-api';
import { financialYearLabel, financialYearOf } from 'shared-contract/date/financial-year';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { todayOfTenancy } from 'shared-ledger';
import { ConfirmDialog } from 'shared-ui';
import { downloadFile } from '../downloads/download-file.ts';
import { tenancyPath } from './rent-account-queries.ts';
import { ownDates, periodErrors, periodOf, type StatementPeriod, yearsOf } from './statement-period.ts';

/** The dialog in which the owner chooses the period of a statement and downloads its PDF. */
export function StatementDialog({ tenancy, onClose }: { tenancy: Tenancy; onClose: () => void }) {
  const [today] = useState(() => todayOfTenancy(tenancy));
  const years = yearsOf(tenancy, today);
  const [period, setPeriod] = useState(() => periodOf(financialYearOf(today)));
  const [errors, setErrors] = useState<Partial<Record<'from' | 'to', string>>>({});
  const [progress, setProgress] = useState<number | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ from, to }: StatementPeriod) =>
      downloadFile({
        path: `${tenancyPath(tenancy.id)}/statement`,
        query: { from, to },
        type: 'application/pdf',
        fileName: `Rent-statement-${from}-to-${to}.pdf`,
        onProgress: setProgress,
      }),
    onSuccess: onClose,
  });
  const set = (changes: Partial<StatementPeriod>) => {
    setPeriod((before) => ({ ...before, ...changes }));
    setErrors({});
  };
  const field = (name: 'from' | 'to') => ({
    type: 'date',
    value: period[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => set({ [name]: value }),
  });

  function download() {
    const found = periodErrors(period, today);
    setErrors(found);
    if (Object.keys(found).length === 0) mutate(period);
  }

  return (
    <ConfirmDialog
      title="Statement"
      confirmLabel="Download PDF"
      isBusy={isPending}
      error={error ? (rejectionReason(error) ?? 'We couldn’t download it. Check your connection and try again.') : null}
      onConfirm={download}
      onCancel={onClose}
    >
      <Stack gap="md">
        <Text>
          Every rent charge and payment with the balance after it, and the bond. Your notes are not on the statement.
        </Text>
        <NativeSelect
          label="Period"
          value={period.year}
          data={[...years.map((year) => ({ value: String(year), label: financialYearLabel(year) })), ownDates]}
          onChange={({ currentTarget: { value } }) =>
            set(value === ownDates.value ? { year: value } : periodOf(Number(value)))
          }
        />
        {period.year === ownDates.value && (
          <>
            <TextInput label="From" max={today} {...field('from')} />
            <TextInput label="To" {...field('to')} />
          </>
        )}
        <Text role="status" c="dimmed">
          {isPending && (progress === null ? 'Preparing the PDF…' : `Downloading: ${Math.round(progress * 100)}%`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
