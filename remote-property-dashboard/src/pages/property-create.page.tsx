import { PageHeader } from 'shared-ui';
import { NewProperty } from '../property-create/new-property.tsx';

export function Component() {
  return (
    <>
      <PageHeader title="Add a property" description="Enter the address and type. You can add the rest later." />
      <NewProperty />
    </>
  );
}
