import { useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { ChoiceSummary } from '../property-enhancements/choice-summary.tsx';

export { loader } from './property-enhancements.page.tsx';

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <QueryBoundary fallback={<CardSkeletons shape="rows" count={2} label="Loading your choice" />}>
      <ChoiceSummary propertyId={propertyId} />
    </QueryBoundary>
  );
}
