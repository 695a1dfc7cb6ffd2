import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { isApiProblem, rejectionReason } from 'shared-api';
import { formatMoney } from 'shared-contract/money/money';
import type { BankImport, BankPayments } from 'shared-contract/property/bank-import';
import { useUnsavedWork } from 'shared-platform';
import classes from './bank-import.module.css';
import { recordBankPaymentsMutation } from './bank-import-query.ts';
import {
  type Choice,
  groupLines,
  initialChoices,
  messagesByLine,
  selectedPayments,
  targetOptions,
} from './import-choices.ts';
import { ImportLine, ShownLine } from './import-line.tsx';

type ImportResultProps = {
  propertyId: string;
  found: BankImport;
  onRecorded: (payments: BankPayments['payments']) => void;
  onOtherFile: () => void;
};

/** The lines of a bank's file, by what the owner has to do with them. One button records the selected ones. */
export function ImportResult({ propertyId, found, onRecorded, onOtherFile }: ImportResultProps) {
  const [choices, setChoices] = useState(() => initialChoices(found));
  const [isChanged, setIsChanged] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map());
  const { mutateAsync, isPending, error } = useMutation(recordBankPaymentsMutation(propertyId));
  const reason = rejectionReason(error);
  const groups = groupLines(found);
  const options = useMemo(() => targetOptions(found), [found]);
  const change = useCallback((index: number, next: Choice) => {
    setIsChanged(true);
    setChoices((before) => new Map(before).set(index, next));
  }, []);
  const { payments, positions, totalCents } = selectedPayments(found, choices);
  useUnsavedWork({ id: 'bank-import', dirty: isChanged && !isPending, description: 'these bank transactions' });

  async function record() {
    setErrors(new Map());
    try {
      onRecorded((await mutateAsync(payments)).payments);
    } catch (failure) {
      if (isApiProblem(failure, { status: 422 })) setErrors(messagesByLine(failure.violations, positions));
    }
  }

  const linesOf = (indexes: readonly number[]) => (
    <ul className={classes.lines}>
      {indexes.map((index) => {
        const [line, choice] = [found.lines[index], choices.get(index)];
        if (!line) return null;
        if (!choice) {
          const receipt = line.recorded?.receiptNumber;
          return <ShownLine key={index} {...line} note={receipt ? `Recorded as receipt ${receipt}.` : undefined} />;
        }
        return (
          <ImportLine
            key={index}
            index={index}
            line={line}
            choice={choice}
            options={options}
            error={errors.get(index)}
            isBusy={isPending}
            onChange={change}
          />
        );
      })}
    </ul>
  );
  const { safe, doubtful, unmatched, recorded } = groups;
  return (
    <Stack gap="lg">
      {safe.length > 0 && <LineGroup title={`Ready to record (${safe.length})`}>{linesOf(safe)}</LineGroup>}
      {doubtful.length > 0 && (
        <LineGroup title={`Please check (${doubtful.length})`} hint="We record these only if you select them.">
          {linesOf(doubtful)}
        </LineGroup>
      )}
      {safe.length + doubtful.length === 0 && <Text>No new payments match this property’s tenancies.</Text>}
      {unmatched.length > 0 && (
        <ClosedGroup title={`Other money in (${unmatched.length})`}>{linesOf(unmatched)}</ClosedGroup>
      )}
      {recorded.length > 0 && (
        <ClosedGroup title={`Recorded before (${recorded.length})`}>{linesOf(recorded)}</ClosedGroup>
      )}
      {found.ignored.length > 0 && (
        <ClosedGroup title={`Ignored: money out (${found.ignored.length})`}>
          <ul className={classes.lines}>
            {found.ignored.map((line, index) => (
              <ShownLine key={index} {...line} />
            ))}
          </ul>
        </ClosedGroup>
      )}
      {found.unreadable.length > 0 && (
        <Alert color="yellow" title={`We couldn’t read ${countOf(found.unreadable.length, 'row')}`}>
          {found.unreadable.slice(0, maxShownRows).map(({ row, reason }) => (
            <Text key={row} size="sm" style={{ overflowWrap: 'anywhere' }}>
              Row {row}: {reason}
            </Text>
          ))}
          <Text size="sm">Check that no payment is missing.</Text>
        </Alert>
      )}
      {error && (
        <Alert color="red" role="alert" title={reason ? 'No payments were recorded' : 'We couldn’t reach the server'}>
          {reason ??
            'The payments may be recorded already. Check your connection and try again: each is recorded only once.'}
        </Alert>
      )}
      <Group gap="sm">
        <Button loading={isPending} disabled={payments.length === 0} onClick={() => void record()}>
          {payments.length === 0 ? 'Select payments to record' : `Record ${countOf(payments.length, 'payment')}`}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onOtherFile}>
          Choose another file
        </Button>
        {payments.length > 0 && <Text>Total {formatMoney(totalCents)}</Text>}
      </Group>
    </Stack>
  );
}

const maxShownRows = 20;

export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function LineGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <div>
      <Text component="h3" fw={600} fz="md" m={0}>
        {title}
      </Text>
      {hint !== undefined && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </div>
  );
}

const ClosedGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={classes.group}>
    <summary>{title}</summary>
    {children}
  </details>
);
