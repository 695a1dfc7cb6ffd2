import { Anchor } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { formatAbn } from 'shared-contract/order/abn';
import type { Order } from 'shared-contract/order/order';
import { addresses, type CheckoutStep } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { OrderLines } from '../../order/order-lines.tsx';
import { cardLabel } from '../../payment-methods/card-label.ts';
import type { ChosenPayment } from '../payment/payment-choice.ts';
import classes from './review.module.css';

/** Everything that the customer has entered, each part with a link to its step. */
export function ReviewSections({ order, chosen }: { order: Order; chosen: ChosenPayment | null }) {
  const { billing, delivery } = order;
  return (
    <>
      <Section order={order} title="Items" step="confirmation">
        <OrderLines items={order.orderItems} />
      </Section>
      {billing ? (
        <Section order={order} title="Billing details" step="confirmation">
          <Lines
            lines={[
              billing.name,
              billing.email,
              billing.businessName,
              billing.abn ? `ABN ${formatAbn(billing.abn)}` : null,
            ]}
          />
        </Section>
      ) : null}
      {delivery ? (
        <Section order={order} title="Delivery" step="delivery">
          <Lines
            lines={[
              delivery.recipient,
              delivery.streetAddress,
              `${delivery.suburb} ${delivery.state} ${delivery.postcode}`,
              delivery.instructions,
            ]}
          />
        </Section>
      ) : null}
      {chosen && chosen.method.kind !== 'free' ? (
        <Section order={order} title="Payment" step="payment">
          <Lines lines={[chosen.card ? cardLabel(chosen.card) : 'Zip. You’ll finish on Zip’s website.']} />
        </Section>
      ) : null}
    </>
  );
}

type SectionProps = { order: Order; title: string; step: CheckoutStep; children: ReactNode };

function Section({ order, title, step, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2 className={classes.sectionTitle} id={id}>
          {title}
        </h2>
        <Anchor
          component={Link}
          to={addresses.checkoutStep(order.id, step)}
          size="sm"
          aria-label={`Edit ${title.toLowerCase()}`}
        >
          Edit
        </Anchor>
      </div>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly (string | null | undefined)[] }) {
  return (
    <p className={classes.text}>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={classes.textLine}>
          {line}
        </span>
      ))}
    </p>
  );
}
