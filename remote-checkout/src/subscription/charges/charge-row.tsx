import { Text } from '@mantine/core';
import type { SubscriptionCharge } from 'shared-contract/order/subscription';
import { LocalInstant, Money } from 'shared-ui';
import { DownloadInvoice } from '../../invoices/download-invoice.tsx';
import { chargeStatusLabel, chargeTitle } from './charge-labels.ts';
import classes from './charge-row.module.css';

/** One charge with its period, status and invoice. */
export function ChargeRow({ charge }: { charge: SubscriptionCharge }) {
  const { label, tone } = chargeStatusLabel(charge.status);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={600}>{chargeTitle(charge.kind)}</Text>
        <Text size="sm" c="dimmed">
          <LocalInstant at={charge.periodStart} show="date" /> – <LocalInstant at={charge.periodEnd} show="date" />
        </Text>
        <FailureText charge={charge} />
      </div>
      <div className={classes.status} data-tone={tone}>
        {label}
      </div>
      <Text fw={600} className={classes.amount}>
        <Money amount={charge.amount} />
      </Text>
      <div className={classes.invoice}>
        {charge.invoice ? <DownloadInvoice invoice={charge.invoice} label="Invoice" /> : null}
      </div>
    </li>
  );
}

function FailureText({ charge: { status, failure, nextAttemptAt } }: { charge: SubscriptionCharge }) {
  if (status !== 'failed') return null;
  return (
    <Text size="sm">
      {failure?.message}{' '}
      {nextAttemptAt ? (
        <>
          We’ll try again on <LocalInstant at={nextAttemptAt} show="date" />.
        </>
      ) : null}
    </Text>
  );
}
