import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listUrl } from 'shared-contract/page/list-url';
import { CardSkeletons, EmptyState, ErrorState, PagedList } from 'shared-ui';
import { ServicesButton } from '../services-button.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { subscriptionsQuery } from './subscriptions-query.ts';

type SubscriptionListProps = {
  propertyId?: string | undefined;
  /** The path of the page with this list. The page number is in its URL. */
  path: string;
  page: number;
};

export function SubscriptionList({ propertyId, path, page }: SubscriptionListProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(subscriptionsQuery({ propertyId, page }));
  if (data) {
    return (
      <PagedList
        collection={data}
        page={page}
        hrefOf={(to) => listUrl(path, { page: to })}
        empty={<NoSubscriptions propertyId={propertyId} />}
        isStale={isPlaceholderData}
      >
        {(subscriptions) => (
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {subscriptions.map((subscription) => (
              <li key={subscription.id}>
                <SubscriptionCard subscription={subscription} />
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    );
  }
  if (error)
    return <ErrorState error={error} title="We couldn’t load your subscriptions" onRetry={() => void refetch()} />;
  return <CardSkeletons shape="rows" count={3} label="Loading subscriptions" />;
}

function NoSubscriptions({ propertyId }: { propertyId: string | undefined }) {
  return (
    <EmptyState
      title={propertyId === undefined ? 'No subscriptions yet' : 'No subscriptions for this property'}
      action={<ServicesButton propertyId={propertyId} />}
    >
      Recurring services, such as rental management, appear here with their price and next charge. You change or cancel
      them here at any time.
    </EmptyState>
  );
}
