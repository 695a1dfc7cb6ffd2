import { useQuery } from '@tanstack/react-query';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl } from 'shared-contract/page/list-url';
import { CardSkeletons, EmptyState, ErrorState, PagedList } from 'shared-ui';
import { ChargeRow } from './charge-row.tsx';
import { chargesQuery } from './charges-query.ts';

/** The charges of a subscription. The page number is in the URL. */
export function ChargeList({ subscriptionId, page }: { subscriptionId: string; page: number }) {
  const { data, error, isPlaceholderData, refetch } = useQuery(chargesQuery(subscriptionId, page));
  if (data) {
    return (
      <PagedList
        collection={data}
        page={page}
        hrefOf={(to) => listUrl(addresses.subscription(subscriptionId), { page: to })}
        empty={<EmptyState title="No charges yet">Each charge appears here with its invoice.</EmptyState>}
        isStale={isPlaceholderData}
      >
        {(charges) => (
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {charges.map((charge) => (
              <ChargeRow key={charge.id} charge={charge} />
            ))}
          </ul>
        )}
      </PagedList>
    );
  }
  if (error) return <ErrorState error={error} title="We couldn’t load your charges" onRetry={() => void refetch()} />;
  return <CardSkeletons shape="rows" count={3} label="Loading charges" />;
}
