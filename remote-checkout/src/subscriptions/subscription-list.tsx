import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, Paginator } from 'shared-ui';
import { SubscriptionCard } from './subscription-card.tsx';
import { subscriptionsPerPage, subscriptionsQuery } from './subscriptions-query.ts';

type SubscriptionListProps = { propertyId?: string; page: number };

export function SubscriptionList({ propertyId, page }: SubscriptionListProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(subscriptionsQuery({ propertyId, page }));
  const address = propertyId === undefined ? addresses.subscriptions() : addresses.propertySubscriptions(propertyId);
  if (data) {
    if (data.member.length === 0) return <NoSubscriptions address={address} propertyId={propertyId} page={page} />;
    return (
      <Stack gap="lg" aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.member.map((subscription) => (
            <li key={subscription.id}>
              <SubscriptionCard subscription={subscription} />
            </li>
          ))}
        </Stack>
        <Paginator
          page={page}
          pageCount={Math.ceil(data.totalItems / subscriptionsPerPage)}
          hrefOf={(to) => (to > 1 ? `${address}?page=${to}` : address)}
        />
      </Stack>
    );
  }
  if (error) return <ErrorState error={error} title="Your subscriptions did not load" onRetry={() => void refetch()} />;
  return <CardSkeletons shape="rows" count={3} label="Loading subscriptions" />;
}

function NoSubscriptions({ address, propertyId, page }: SubscriptionListProps & { address: string }) {
  if (page > 1) {
    return (
      <EmptyState
        title="No more subscriptions on this page"
        action={
          <Button component={Link} to={address} variant="default">
            To the first page
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState title={propertyId === undefined ? 'No subscriptions' : 'No subscriptions for this property'}>
      Services that renew by themselves, such as rental management, are listed here with their price and next charge.
    </EmptyState>
  );
}
