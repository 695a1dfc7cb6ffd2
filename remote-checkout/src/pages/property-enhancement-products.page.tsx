import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { ProductChoice } from '../property-enhancements/product-choice.tsx';
import { subscriptionsQuery } from '../subscriptions/subscriptions-query.ts';

export { loader } from './property-enhancements.page.tsx';

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <QueryBoundary fallback={<CardSkeletons count={3} label="Loading enhancements" />}>
      <ProductChoice
        propertyId={propertyId}
        categoryId={parameters.get('category')}
        subscribedSkus={useSubscribedSkus(propertyId)}
      />
    </QueryBoundary>
  );
}

/** Returns the SKUs of the plans that the property has. Until they are known, all plans can be chosen. */
function useSubscribedSkus(propertyId: string): string[] {
  const { data } = useQuery(subscriptionsQuery({ propertyId, page: 1 }));
  const current = data?.member.filter(({ status }) => status !== 'cancelled') ?? [];
  return current.flatMap(({ product }) => product?.sku ?? []);
}
