import { PageHeader } from 'shared-ui';
import { NewProperty } from '../property-create/new-property.tsx';

export function Component() {
  return (
    <>
      <PageHeader title="Add a property" description="Where it is and what it is. Everything else can wait." />
      <NewProperty />
    </>
  );
}
