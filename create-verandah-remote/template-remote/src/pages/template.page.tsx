import { prefetch } from 'shared-api';
import { useUser } from 'shared-auth';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { MyProperties } from '../my-properties/my-properties.tsx';
import { myPropertiesQuery } from '../my-properties/my-properties-query.ts';

export function loader() {
  return prefetch(myPropertiesQuery());
}

export function Component() {
  const { firstName } = useUser();
  return (
    <>
      <PageHeader title="Template" description={`Hello ${firstName}.`} />
      <QueryBoundary fallback={<CardSkeletons shape="rows" count={3} label="Loading your properties" />}>
        <MyProperties />
      </QueryBoundary>
    </>
  );
}
