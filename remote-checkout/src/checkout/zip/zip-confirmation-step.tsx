import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Order } from 'shared-contract/order/order';
import type { Payment } from 'shared-contract/order/payment';
import { addresses } from 'shared-contract/page/addresses';
import { useSafeNavigate } from 'shared-platform';
import { Link, Navigate } from 'shared-platform/router';
import { changeErrorMessage } from '../../change-error-message.ts';
import { isOpenPayment } from '../../payment-progress/payment-state.ts';
import { useCheckoutOrder } from '../checkout-order.ts';
import { cancelPayment } from '../review/payment-requests.ts';
import { useOrderPayment } from '../review/use-order-payment.ts';
import classes from './zip-confirmation.module.css';
import { zipResult } from './zip-result.ts';

/** Where the browser returns from Zip. Shows the result that the server reads from Zip, whatever the URL says. */
export function ZipConfirmationStep() {
  const order = useCheckoutOrder();
  const { payment } = order;
  if (payment?.method.kind !== 'zip') return <Navigate to={addresses.checkout(order.id)} replace />;
  return <ZipPayment order={order} payment={payment} />;
}

function ZipPayment({ order, payment }: { order: Order; payment: Payment }) {
  useOrderPayment(order, payment);
  const { title, text, tone } = zipResult(payment.status);
  return (
    <section className={classes.panel} aria-labelledby="zip-result" data-tone={tone}>
      <h1 id="zip-result" tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <Text role="status">{text}</Text>
      <ZipActions order={order} payment={payment} />
    </section>
  );
}

function ZipActions({ order, payment }: { order: Order; payment: Payment }) {
  const navigate = useSafeNavigate();
  const cancel = useMutation({ mutationFn: () => cancelPayment(payment['@id']) });
  if (payment.status === 'succeeded') {
    return (
      <Button component={Link} to={addresses.order(order.id)}>
        View your order
      </Button>
    );
  }
  if (!isOpenPayment(payment)) {
    return (
      <Group>
        <Button component={Link} to={addresses.checkoutStep(order.id, 'payment')}>
          Choose how to pay
        </Button>
        <Button component={Link} to={addresses.order(order.id)} variant="default">
          Back to your order
        </Button>
      </Group>
    );
  }
  // While the server asks Zip, the purchase may be approved already, so the page offers no second payment.
  if (payment.status !== 'requiresAction' && payment.status !== 'referred') return null;
  const url = payment.status === 'requiresAction' ? payment.nextAction?.url : undefined;
  return (
    <Stack gap="sm">
      <Group>
        {url ? (
          <Button onClick={() => navigate(url, { external: [new URL(url).origin] })}>Continue to Zip</Button>
        ) : null}
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel and pay another way
        </Button>
      </Group>
      {cancel.error ? (
        <Alert color="red" role="alert">
          {changeErrorMessage(cancel.error)}
        </Alert>
      ) : null}
    </Stack>
  );
}
