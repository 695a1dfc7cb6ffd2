import { Button, Group, Stack, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { VerandahDrawing } from './verandah-drawing.tsx';
import classes from './welcome.module.css';

const promises = [
  { title: 'One place per property', text: 'Its listing, tenancy, rent and orders side by side.' },
  { title: 'Nothing slips', text: 'Rent that falls behind and leases that end show up here first.' },
  { title: 'Rent as a ledger', text: 'Paid-to dates, part payments and arrears in plain words.' },
] as const;

export function Welcome({ firstName }: { firstName: string }) {
  return (
    <Stack gap="xl">
      <div className={classes.hero}>
        <Stack gap="md" className={classes.words}>
          <PageHeader
            title={`Welcome to Verandah, ${firstName}`}
            description="Take a seat. Add your first property, and this page keeps an eye on it for you."
          />
          <Group gap="sm">
            <Button component={Link} to={addresses.propertyCreate()}>
              Add your first property
            </Button>
            <Button component={Link} to={addresses.search()} variant="default">
              See what is on the market
            </Button>
          </Group>
        </Stack>
        <VerandahDrawing />
      </div>
      <ul className={classes.promises}>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <Text fw={600}>{title}</Text>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
