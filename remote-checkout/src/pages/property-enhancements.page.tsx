import { prefetch } from 'shared-api';
import { productCategoriesQuery } from 'shared-orders';
import { useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { CategoryCards } from '../property-enhancements/category-cards.tsx';

export function loader() {
  return prefetch(productCategoriesQuery(null));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <QueryBoundary fallback={<CardSkeletons count={3} label="Loading enhancements" />}>
      <CategoryCards propertyId={propertyId} />
    </QueryBoundary>
  );
}
