import { Button, Group, Stack, Text } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { VerandahIllustration } from './verandah-illustration.tsx';
import classes from './welcome.module.css';

const benefits = [
  { title: 'One place per property', text: 'Listing, tenancy, rent and orders together.' },
  { title: 'Never miss a task', text: 'We show you overdue rent and leases that are about to end.' },
  { title: 'A clear rent ledger', text: 'Paid-to dates, part payments and arrears at a glance.' },
] as const;

export function Welcome({ firstName }: { firstName: string }) {
  return (
    <Stack gap="xl">
      <div className={classes.hero}>
        <Stack gap="md" className={classes.text}>
          <PageHeader
            title={`Welcome to Verandah, ${firstName}`}
            description="Add your first property to see its listing, tenancy and tasks here."
          />
          <Group gap="sm">
            <Button component={Link} to={addresses.propertyCreate()}>
              Add your first property
            </Button>
            <Button component={Link} to={addresses.search()} variant="default">
              Browse listings
            </Button>
          </Group>
        </Stack>
        <VerandahIllustration />
      </div>
      <ul className={classes.benefits}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <Text fw={600}>{title}</Text>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
