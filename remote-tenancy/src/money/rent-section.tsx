import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { addDays } from 'shared-contract/date/local-date';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { RecordPayment, rentSentence } from 'shared-ledger';
import { Fact, LocalDate } from 'shared-ui';
import { Section } from '../section/section.tsx';
import classes from './money.module.css';

/** How far the rent is paid and what is due, with a button to record a payment. */
export function RentSection({ tenancy }: { tenancy: Tenancy }) {
  const [isRecording, setIsRecording] = useState(false);
  const { rentDue = '0.00', paidTo, startDate, endDate, arrearsDays } = tenancy;
  const due = centsOf(rentDue);
  const nextDue = paidTo === null ? startDate : addDays(paidTo, 1);
  return (
    <Section title="Rent received" action={<Button onClick={() => setIsRecording(true)}>Record a payment</Button>}>
      <Text fz="lg" fw={600} {...(arrearsDays > 0 && { c: 'red.7' })}>
        {rentSentence(tenancy)}
      </Text>
      <dl className={classes.facts}>
        <Fact label="Due now">{due === 0 ? 'Nothing' : formatMoney(due)}</Fact>
        {(endDate === null || nextDue <= endDate) && (
          <Fact label={due > 0 ? 'Unpaid since' : 'Next rent due'}>
            <LocalDate date={nextDue} />
          </Fact>
        )}
      </dl>
      {isRecording && <RecordPayment tenancy={tenancy} onClose={() => setIsRecording(false)} />}
    </Section>
  );
}
