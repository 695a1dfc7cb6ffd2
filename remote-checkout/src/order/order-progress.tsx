import { Anchor, Text, Timeline } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import {
  type Fulfilment,
  type FulfilmentKind,
  type FulfilmentStatus,
  fulfilmentKind,
  fulfilmentStatus,
} from 'shared-contract/order/fulfilment';
import { isKnown } from 'shared-contract/wire/open-enum';
import { Link } from 'shared-platform/router';
import { LocalInstant, statusLabel } from 'shared-ui';
import { Section } from '../section.tsx';
import { nextStepOf } from './next-step.ts';
import classes from './order-progress.module.css';

const statusTexts: Record<FulfilmentStatus, string> = {
  waiting: 'Waiting',
  inProgress: 'In progress',
  done: 'Done',
  cancelled: 'Cancelled',
};

/** What an item in progress is called. A parcel without a tracking number is still being packed. */
const inProgressTexts: Partial<Record<FulfilmentKind, (fulfilment: Fulfilment) => string>> = {
  booking: () => 'Booked',
  shipment: ({ trackingNumber }) => (trackingNumber ? 'Sent' : 'Being packed'),
};

/** What happens with each item of a paid order. The server's sentences name dates and tracking numbers. */
export function OrderProgress({ fulfilments }: { fulfilments: readonly Fulfilment[] }) {
  if (fulfilments.length === 0) return null;
  const isOver = fulfilments.every(({ status }) => status === 'done' || status === 'cancelled');
  return (
    <Section title={isOver ? 'Progress' : 'What happens next'} id="order-progress">
      <Timeline bulletSize={24} lineWidth={2} role="list" aria-labelledby="order-progress">
        {fulfilments.map((fulfilment) => (
          <Timeline.Item
            key={fulfilment['@id']}
            role="listitem"
            title={fulfilment.productName}
            bullet={bulletOf(fulfilment)}
            classNames={{ item: classes.item, itemBullet: classes.bullet }}
            data-status={fulfilment.status}
          >
            <Steps fulfilment={fulfilment} />
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  );
}

function bulletOf({ status }: Fulfilment) {
  if (status === 'done') return <IconCheck size={15} stroke={2.5} aria-hidden="true" />;
  return status === 'cancelled' ? <IconX size={15} stroke={2.5} aria-hidden="true" /> : undefined;
}

function Steps({ fulfilment }: { fulfilment: Fulfilment }) {
  const { detail, status, scheduledFor, updatedAt } = fulfilment;
  // The sentence about a booking contains the date of the visit, and a second date would be confusing.
  const isDateInDetail = Boolean(scheduledFor) && status !== 'cancelled';
  const step = nextStepOf(fulfilment);
  return (
    <>
      <Text size="sm" c="dimmed">
        {statusText(fulfilment)}
        {isDateInDetail ? null : (
          <>
            , <LocalInstant at={updatedAt} show="date" />
          </>
        )}
      </Text>
      <Text>{detail}</Text>
      {step ? (
        <Anchor component={Link} to={step.to} size="sm" fw={600}>
          {step.label}
        </Anchor>
      ) : null}
    </>
  );
}

/** The status in words. A status of a newer server that this release does not know is spelled out. */
function statusText(fulfilment: Fulfilment): string {
  const { kind, status } = fulfilment;
  if (status === 'inProgress' && isKnown(fulfilmentKind, kind))
    return inProgressTexts[kind]?.(fulfilment) ?? statusTexts.inProgress;
  return isKnown(fulfilmentStatus, status) ? statusTexts[status] : statusLabel('order', status).label;
}
