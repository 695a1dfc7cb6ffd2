import { Button, Group } from '@mantine/core';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { useSampleData } from '../sample-data/use-sample-data.ts';

export function NoPropertiesYet() {
  const { isCreating, openSample } = useSampleData();
  return (
    <EmptyState
      icon={<IconHome size={28} stroke={1.5} />}
      title="No properties yet"
      action={
        <Group gap="sm" justify="center">
          <Button component={Link} to={addresses.propertyCreate()}>
            Add your first property
          </Button>
          <Button variant="default" loading={isCreating} onClick={() => void openSample()}>
            Look around with sample data
          </Button>
        </Group>
      }
    >
      Each property has its listing, tenancy, rent and documents in one place, and we remind you of what’s due.
    </EmptyState>
  );
}
