import { Button } from '@mantine/core';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { RecordPayment, RentFacts } from 'shared-ledger';
import { Section, useDialogState } from 'shared-ui';

/** How far the rent is paid and what is due, with a button to record a payment. */
export function RentSection({ tenancy }: { tenancy: Tenancy }) {
  const [isRecording, setIsRecording] = useDialogState(false);
  return (
    <Section
      framed
      title="Rent received"
      action={
        <Button variant={tenancy.status === 'ended' ? 'default' : 'filled'} onClick={() => setIsRecording(true)}>
          Record a payment
        </Button>
      }
    >
      <RentFacts tenancy={tenancy} />
      {isRecording && <RecordPayment tenancy={tenancy} onClose={() => setIsRecording(false)} />}
    </Section>
  );
}
