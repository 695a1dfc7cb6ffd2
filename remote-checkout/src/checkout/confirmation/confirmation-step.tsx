import { Anchor, Button, Stack, Title } from '@mantine/core';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { OrderTotals } from 'shared-orders';
import { useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { PromoCodeForm } from '../../promo-code/promo-code-form.tsx';
import { useCheckoutOrder } from '../checkout-order.ts';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { adjacentSteps, stepTitles } from '../steps/checkout-steps.ts';
import { BillingForm } from './billing-form.tsx';
import classes from './confirmation.module.css';
import { ItemList } from './item-list.tsx';

/** The first step: what is bought, the promotion code, and who is billed. */
export function ConfirmationStep() {
  const order = useCheckoutOrder();
  const navigate = useSafeNavigate();
  if (order.orderItems.length === 0) return <EmptyOrder order={order} />;
  const next = adjacentSteps(order, 'confirmation').after ?? 'review';
  return (
    <CheckoutFrame step="confirmation" lead="Check what you’re buying. All prices include GST.">
      <Stack gap="xl">
        <section aria-labelledby="items">
          <Title order={2} size="h4" id="items">
            Items
          </Title>
          <ItemList order={order} />
          <PromoCodeForm order={order} />
          <div className={classes.amounts}>
            <OrderTotals order={order} />
          </div>
        </section>
        <BillingForm
          order={order}
          submitLabel={`Continue to ${stepTitles[next].toLowerCase()}`}
          onSaved={() => navigate(addresses.checkoutStep(order.id, next))}
        />
      </Stack>
    </CheckoutFrame>
  );
}

function EmptyOrder({ order }: { order: Order }) {
  const { target } = order;
  const shop =
    target['@type'] === 'Listing'
      ? addresses.listingEditStep(target.id, 'packages')
      : addresses.propertyEnhancements(idOfIri(target.property));
  return (
    <CheckoutFrame step="confirmation" title="Your order is empty">
      <EmptyState
        title="There’s nothing to pay for yet"
        action={
          <Button component={Link} to={shop}>
            {target['@type'] === 'Listing' ? 'Choose a package' : 'See what we offer'}
          </Button>
        }
      >
        Or go{' '}
        <Anchor component={Link} to={addresses.property(idOfIri(target.property))}>
          back to your property
        </Anchor>
        .
      </EmptyState>
    </CheckoutFrame>
  );
}
