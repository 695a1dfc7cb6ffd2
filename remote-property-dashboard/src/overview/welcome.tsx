import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { addresses } from 'shared-contract/addresses';
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
            description="Take a seat. There is nothing to do yet: this page fills itself with your first property."
          />
          <Group gap="sm">
            <Button component={Link} to={addresses.search({ listingType: 'sale' })}>
              See what is for sale
            </Button>
            <Button component={Link} to={addresses.search({ listingType: 'lease' })} variant="default">
              See what is for lease
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
