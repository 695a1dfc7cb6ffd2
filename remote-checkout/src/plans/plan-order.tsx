import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cachedResource, useResource } from 'shared-api';
import type { Order } from 'shared-contract/order/order';
import type { Product } from 'shared-contract/order/product';
import { addresses } from 'shared-contract/page/addresses';
import { activeOrderQuery, changeOrderItemsMutation, productCategoriesQuery } from 'shared-orders';
import { useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Money } from 'shared-ui';
import { changeErrorMessage } from '../change-error-message.ts';
import { subscriptionsQuery } from '../subscriptions/subscriptions-query.ts';
import { PlanCards } from './plan-cards.tsx';

/**
 * The plans that the property does not have. Choosing one adds it to the order of the property and opens its checkout.
 */
export function PlanOrder({ propertyId }: { propertyId: string }) {
  const categories = useResource(productCategoriesQuery(null));
  const subscriptions = useResource(subscriptionsQuery({ propertyId, page: 1 }));
  const order = useResource(activeOrderQuery(propertyId));
  const [chosen, setChosen] = useState<string | null>(null);
  const navigate = useSafeNavigate();
  const target = { id: propertyId, iri: `/api/properties/${propertyId}` };
  const { mutate, error, isPending } = useMutation(changeOrderItemsMutation(target));

  const current = subscriptions.member.filter(({ status }) => status !== 'cancelled');
  const isCurrent = ({ sku }: Product) => current.some(({ product }) => product?.sku === sku);
  const plans = categories.flatMap(({ products }) => products).filter(({ billingPeriod }) => billingPeriod !== null);
  const available = plans.filter((plan) => !isCurrent(plan));
  const plan = available.find(({ id }) => id === chosen);
  const openCheckout = () => {
    const { id } = cachedResource(activeOrderQuery(propertyId)) ?? order ?? {};
    if (id) void navigate(addresses.checkout(id));
  };
  const proceed = (product: Product) => {
    if (order && includes(order, product)) openCheckout();
    else mutate({ add: product }, { onSuccess: openCheckout });
  };

  if (plans.length === 0) return <Text c="dimmed">No plans are available right now.</Text>;
  if (available.length === 0) return <Text c="dimmed">This property already has all our plans.</Text>;
  return (
    <Stack gap="md" align="stretch">
      <PlanCards label="Choose a plan" plans={available} chosen={chosen} onChoose={setChosen} />
      {current.some(({ product }) => plans.some(({ sku }) => sku === product?.sku)) ? (
        <Text size="sm" c="dimmed">
          Want another plan instead of one you have? Open that subscription and change its plan: you only pay the
          difference.
        </Text>
      ) : null}
      {order && order.orderItems.length > 0 ? <UnfinishedOrder order={order} /> : null}
      {error ? (
        <Alert color="red" role="alert" title="We couldn’t add this plan">
          {changeErrorMessage(error)}
        </Alert>
      ) : null}
      <div>
        <Button disabled={!plan} loading={isPending} onClick={() => plan && proceed(plan)}>
          Continue to checkout
        </Button>
      </div>
    </Stack>
  );
}

function UnfinishedOrder({ order }: { order: Order }) {
  return (
    <Alert color="eucalypt" title="This property has an unfinished order">
      We’ll add your plan to{' '}
      <Anchor component={Link} to={addresses.order(order.id)}>
        order {order.number}
      </Anchor>{' '}
      (<Money amount={order.total} />
      ), so you pay once for everything.
    </Alert>
  );
}

const includes = (order: Order, { id }: Product) => order.orderItems.some(({ product }) => product.id === id);
