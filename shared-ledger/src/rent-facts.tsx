import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { addDays } from 'shared-contract/date/local-date';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { isRentBehind } from 'shared-contract/tenancy/rent-lateness';
import { rentSentence } from 'shared-contract/tenancy/rent-sentence';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { Fact, LocalDate } from 'shared-ui';
import classes from './rent-facts.module.css';

/** How far the rent of a tenancy is paid, what is due, and since when or from when. `children` are further facts. */
export function RentFacts({ tenancy, children }: { tenancy: Tenancy; children?: ReactNode }) {
  const { rentDue = '0.00', paidTo, startDate, endDate } = tenancy;
  const due = centsOf(rentDue);
  const nextDue = paidTo === null ? startDate : addDays(paidTo, 1);
  return (
    <Stack gap="md">
      <Text fz="lg" fw={600} {...(isRentBehind(tenancy) && { c: 'red.7' })}>
        {rentSentence(tenancy)}
      </Text>
      <dl className={classes.facts}>
        <Fact label="Due now">{due === 0 ? 'Nothing' : formatMoney(due)}</Fact>
        {(endDate === null || nextDue <= endDate) && (
          <Fact label={isRentBehind(tenancy) ? 'Unpaid since' : due > 0 ? 'Due on' : 'Next rent due'}>
            <LocalDate date={nextDue} />
          </Fact>
        )}
        {children}
      </dl>
    </Stack>
  );
}
