import { Button } from '@mantine/core';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';

export function NoPropertiesYet() {
  return (
    <EmptyState
      icon={<IconHome size={28} stroke={1.5} />}
      title="No properties yet"
      action={
        <Button component={Link} to={addresses.propertyCreate()}>
          Add your first property
        </Button>
      }
    >
      Add a property to see its listing, tenancy and tasks here.
    </EmptyState>
  );
}
