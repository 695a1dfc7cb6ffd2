import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { rejectionReason } from 'shared-api';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { type ExpenseSeries, expenseFrequencyName } from 'shared-contract/property/expense-series';
import { toast } from 'shared-platform';
import { ConfirmDialog, LocalDate, useDialogState } from 'shared-ui';
import { focusTitle } from '../focus/focus-title.ts';
import { ChangeSeriesAmount } from './change-series-amount.tsx';
import { stopSeriesMutation } from './expense-queries.ts';

type SeriesSummaryProps = { series: ExpenseSeries; propertyId: string };

/** When the next expense of a series comes and what it costs, with buttons to change the amount and to stop. */
export function SeriesSummary({ series, propertyId }: SeriesSummaryProps) {
  const [dialog, setDialog] = useDialogState<'amount' | 'stop' | null>(null);
  const stop = useMutation(stopSeriesMutation(propertyId, series));
  const { nextOn, endsOn, supplier } = series;
  if (nextOn === null) return <Text>This expense no longer repeats.</Text>;
  const confirmStop = () =>
    stop.mutate(undefined, {
      onSuccess: () => {
        setDialog(null);
        requestAnimationFrame(focusTitle);
        toast.success('This expense no longer repeats');
      },
    });
  return (
    <Stack gap="xs">
      <Text>
        {expenseFrequencyName(series.frequency)}, next on <LocalDate date={nextOn} />:{' '}
        {formatMoney(centsOf(series.amount))}
        {endsOn !== null && (
          <>
            {' '}
            (last date <LocalDate date={endsOn} />)
          </>
        )}
      </Text>
      <Group gap="sm">
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Change amount: ${supplier}`}
          onClick={() => setDialog('amount')}
        >
          Change amount
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={`Stop repeating: ${supplier}`}
          onClick={() => {
            stop.reset();
            setDialog('stop');
          }}
        >
          Stop repeating
        </Button>
      </Group>
      {dialog === 'amount' && (
        <ChangeSeriesAmount series={series} propertyId={propertyId} onClose={() => setDialog(null)} />
      )}
      {dialog === 'stop' && (
        <ConfirmDialog
          title={`Stop repeating ${supplier}?`}
          confirmLabel="Stop repeating"
          isDestructive
          isBusy={stop.isPending}
          error={
            stop.error && (rejectionReason(stop.error) ?? 'We couldn’t stop it. Check your connection and try again.')
          }
          onConfirm={confirmStop}
          onCancel={() => setDialog(null)}
        >
          <Text>No more expenses are added. Those in your list stay.</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
