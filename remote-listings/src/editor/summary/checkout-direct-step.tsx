import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { blocksPublishing, readinessFindings } from 'shared-contract/listing/listing-readiness';
import { isAdvertised, isEditable } from 'shared-contract/listing/listing-status';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { useEditedListing } from '../edited-listing.ts';
import { EditorFrame } from '../editor-frame.tsx';
import { listingOrderQuery } from '../order/listing-order.ts';
import { OrderTotal } from '../order/order-total.tsx';
import { PublishButton } from './publish-button.tsx';

/** The last step: publishes when nothing is to be paid, else links to the order. */
export function CheckoutDirectStep() {
  const { value: listing } = useEditedListing();
  const order = useResource(listingOrderQuery(listing.id));
  return (
    <EditorFrame step="checkout-direct" hidesMissing lead="The last step: what you ordered, and what it comes to.">
      <Stack gap="lg">
        {order && order.orderItems.length > 0 ? (
          <>
            <Text fw={600}>Order {order.number}</Text>
            <OrderTotal order={order} />
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
  if (isAdvertised(listing.status) && !order) {
    return (
      <Alert color="eucalypt" title="Everything is settled">
        Your listing is on the market.
      </Alert>
    );
  }
  if (orderStatus === 'missing') {
    return (
      <Alert title="No package is chosen yet">
        <Group justify="space-between">
          <Text size="sm">A listing needs one before it can be published. The basic one is free.</Text>
          <Button component={Link} to={addresses.listingEditStep(listing.id, 'packages')} variant="default">
            Choose a package
          </Button>
        </Group>
      </Alert>
    );
  }
  if (orderStatus === 'unpaid' && order) {
    return (
      <Group justify="space-between">
        <Text size="sm" c="dimmed" maw={420}>
          The listing is published once the order is paid{isBlocked ? ' and nothing else is in the way' : ''}.
        </Text>
        <Button component={Link} to={addresses.order(order.id)}>
          Go to your order
        </Button>
      </Group>
    );
  }
  if (isBlocked) {
    return (
      <Group justify="space-between">
        <Text>Some things are still in the way of publishing.</Text>
        <Button component={Link} to={summary} variant="default">
          See what is missing
        </Button>
      </Group>
    );
  }
  return (
    <Stack align="flex-start">
      <Text>
        {orderStatus === 'free'
          ? 'There is nothing to pay. Publishing settles the order.'
          : 'Your order is settled. The listing can be published.'}
      </Text>
      <PublishButton listing={listing} />
    </Stack>
  );
}
