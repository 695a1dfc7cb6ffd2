import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isApiProblem, isNetworkFailure, rejectionReason } from 'shared-api';
import type { BankImport, BankPayments } from 'shared-contract/property/bank-import';
import { DropArea } from 'shared-editor';
import { logger } from 'shared-platform';
import { Section } from 'shared-ui';
import { importBankFile } from './bank-import-query.ts';
import { countOf, ImportResult } from './import-result.tsx';
import { readBankFile } from './read-bank-file.ts';

type State =
  | { step: 'choose'; message: string | null }
  | { step: 'reading' }
  | { step: 'found'; found: BankImport }
  | { step: 'recorded'; payments: BankPayments['payments'] };

/** Reads a bank's CSV file and records its payments. The file is in no storage of the browser. */
export function ImportTransactions({ propertyId, onClose }: { propertyId: string; onClose: () => void }) {
  const [state, setState] = useState<State>({ step: 'choose', message: null });
  const content = useRef<HTMLDivElement>(null);
  // What had the focus may be gone, and a screen reader continues with the new step.
  useEffect(() => {
    if (state.step !== 'reading') content.current?.focus();
  }, [state.step]);

  async function choose([file]: File[]) {
    if (!file) return;
    setState({ step: 'reading' });
    const read = await readBankFile(file);
    if (!read.ok) return setState({ step: 'choose', message: read.message });
    try {
      setState({ step: 'found', found: await importBankFile(propertyId, read.content) });
    } catch (error) {
      const isExpected = isApiProblem(error) || isNetworkFailure(error);
      if (!isExpected) logger.error('A bank file was not read', { reason: String(error) });
      setState({ step: 'choose', message: rejectionReason(error) ?? unreachable });
    }
  }

  return (
    <Section
      title="Import bank transactions"
      framed
      action={
        <Button variant="subtle" size="compact-md" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div ref={content} tabIndex={-1} style={{ outline: 'none' }}>
        {state.step === 'choose' && <ChooseFile message={state.message} onFiles={(files) => void choose(files)} />}
        {state.step === 'reading' && (
          <Group role="status" gap="sm" wrap="nowrap">
            <Loader size="sm" />
            <Text>Matching payments with your tenancies…</Text>
          </Group>
        )}
        {state.step === 'found' && (
          <ImportResult
            propertyId={propertyId}
            found={state.found}
            onRecorded={(payments) => setState({ step: 'recorded', payments })}
            onOtherFile={() => setState({ step: 'choose', message: null })}
          />
        )}
        {state.step === 'recorded' && (
          <Stack gap="md" align="start">
            <Alert role="status" title={recordedTitle(state.payments)}>
              You’ll find each payment in the ledger, where you can reverse it.
            </Alert>
            <Button variant="default" onClick={() => setState({ step: 'choose', message: null })}>
              Import another file
            </Button>
          </Stack>
        )}
      </div>
    </Section>
  );
}

const unreachable = 'We couldn’t reach the server. Check your connection and choose the file again.';

function ChooseFile({ message, onFiles }: { message: string | null; onFiles: (files: File[]) => void }) {
  return (
    <Stack gap="md">
      <Text>
        We match money in to this property’s tenancies by rent reference, name, amount and date. You choose what is
        recorded. The file isn’t stored.
      </Text>
      {message !== null && (
        <Alert color="red" role="alert" title="We couldn’t import this file">
          {message}
        </Alert>
      )}
      <DropArea
        noun="your CSV file"
        accept={['text/csv', 'text/plain', 'application/vnd.ms-excel']}
        multiple={false}
        hint="From your bank, up to 1,000 transactions and 500 kB"
        onFiles={onFiles}
      />
    </Stack>
  );
}

function recordedTitle(payments: BankPayments['payments']): string {
  const added = payments.filter(({ isNew }) => isNew);
  const before = payments.length - added.length;
  const numbers = added.flatMap(({ receiptNumber }) => receiptNumber ?? []).sort((a, b) => a - b);
  const [first, last] = [numbers[0], numbers.at(-1)];
  const receipts = first === undefined ? '' : first === last ? `: receipt ${first}` : `: receipts ${first} to ${last}`;
  const known = before === 0 ? '' : `${countOf(before, 'payment')} had been recorded before.`;
  if (added.length === 0) return known;
  return `${countOf(added.length, 'payment')} recorded${receipts}. ${known}`.trim();
}
