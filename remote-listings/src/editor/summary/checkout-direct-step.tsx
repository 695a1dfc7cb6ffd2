import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { isAdvertised, isEditable } from 'shared-contract/listing/listing-status';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { activeOrderQuery, OrderTotals } from 'shared-orders';
import { Link } from 'shared-platform/router';
import { blocksPublishing, readinessFindings } from 'tenancy-law/listing/listing-readiness';
import { useEditedListing } from '../edited-listing.ts';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { PublishButton } from './publish-button.tsx';

/** The last step. It shows the next action: choose a package, pay for the order, see what is missing, or publish. */
export function CheckoutDirectStep() {
  const { value: listing } = useEditedListing();
  const order = useResource(activeOrderQuery(listing.id));
  return (
    <EditorFrame step="checkout-direct" hidesMissing lead="Check your order and its total.">
      <Stack gap="lg">
        {order && order.orderItems.length > 0 ? (
          <>
            <Text fw={600}>Order {order.number}</Text>
            <OrderTotals order={order} listsItems />
          </>
        ) : null}
        {isEditable(listing.status) ? <NextStep listing={listing} order={order} /> : null}
      </Stack>
    </EditorFrame>
  );
}

function NextStep({ listing, order }: { listing: Listing; order: Order | null }) {
  const orderStatus = listing.readiness?.order ?? 'missing';
  const isBlocked = readinessFindings(listing, new Date()).some(
    (finding) => blocksPublishing(finding) && !(finding.code === 'order' && orderStatus === 'unpaid'),
  );
  const summary = addresses.listingEditStep(listing.id, 'summary');
  const hasUnpaidExtras = listing.readiness?.unpaidOrder === true && orderStatus !== 'unpaid';
  if (isAdvertised(listing.status) && orderStatus !== 'unpaid' && !hasUnpaidExtras) {
    return (
      <Alert color="eucalypt" title="You’re all set">
        Your listing is on the market.
      </Alert>
    );
  }
  if (hasUnpaidExtras && order && (isAdvertised(listing.status) || orderStatus === 'settled')) {
    return (
      <Stack align="flex-start">
        <Text>This order isn’t paid for yet. Your package is covered, so it doesn’t hold up your listing.</Text>
        <Group>
          <Button component={Link} to={addresses.checkout(order.id)}>
            Go to checkout
          </Button>
          {isAdvertised(listing.status) || isBlocked ? null : <PublishButton listing={listing} />}
        </Group>
      </Stack>
    );
  }
  if (orderStatus === 'missing') {
    return (
      <Alert title="No package chosen yet">
        <Group justify="space-between">
          <Text size="sm">You need one to publish. The basic package is free.</Text>
          <Button component={Link} to={addresses.listingEditStep(listing.id, 'packages')} variant="default">
            Choose a package
          </Button>
        </Group>
      </Alert>
    );
  }
  if (orderStatus === 'unpaid') return <PayForPackage listing={listing} order={order} isBlocked={isBlocked} />;
  if (isBlocked) {
    return (
      <Group justify="space-between">
        <Text>Some things need fixing before you can publish.</Text>
        <Button component={Link} to={summary} variant="default">
          See what’s missing
        </Button>
      </Group>
    );
  }
  return (
    <Stack align="flex-start">
      <Text>
        {orderStatus === 'free'
          ? 'There’s nothing to pay. You can publish now.'
          : 'Your order is paid. You can publish now.'}
      </Text>
      <PublishButton listing={listing} />
    </Stack>
  );
}

/** Links to the checkout. While a payment is being confirmed, the listing has no order that can be paid. */
function PayForPackage({ listing, order, isBlocked }: { listing: Listing; order: Order | null; isBlocked: boolean }) {
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed" maw={420}>
        {!order
          ? 'We’re waiting for your payment to be confirmed. Please don’t pay again.'
          : isBlocked
            ? 'Pay for your package now. Your listing goes live once you’ve fixed the other items.'
            : 'Pay for your package and your listing goes live.'}
      </Text>
      {order ? (
        <Button component={Link} to={addresses.checkout(order.id)}>
          Go to checkout
        </Button>
      ) : (
        <Button component={Link} to={addresses.orderHistory(listing.property.id)} variant="default">
          See your orders
        </Button>
      )}
    </Group>
  );
}
