import { Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { addresses } from 'shared-contract/page/addresses';
import { toast } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { useSampleData } from '../sample-data/use-sample-data.ts';
import { leaveWelcomeMutation } from './leave-welcome.ts';
import { VerandahIllustration } from './verandah-illustration.tsx';
import classes from './welcome.module.css';

const abilities = [
  { title: 'Sell', text: 'Advertise your property and answer enquiries and offers.' },
  { title: 'Lease', text: 'Find a tenant, compare applications and sign the agreement online.' },
  { title: 'Manage', text: 'Keep rent, bond, expenses and documents in one place.' },
] as const;

/** What a user without a property sees after the first sign-in: what there is to do, and three ways to begin. */
export function Welcome({ firstName }: { firstName: string }) {
  const leaving = useMutation(leaveWelcomeMutation());
  const { isCreating, openSample } = useSampleData();
  // A choice leads away from this page, so a failure only means that the welcome is shown again.
  const leave = () => leaving.mutate();
  return (
    <Stack gap="xl">
      <div className={classes.hero}>
        <Stack gap="md" className={classes.text}>
          <PageHeader
            title={`Welcome to Verandah, ${firstName}`}
            description="Sell, lease and manage your property in one place. How would you like to start?"
          />
          <ul className={classes.choices}>
            <li className={classes.choice}>
              <Link to={addresses.propertyCreate()} className={classes.start} onClick={leave}>
                Add your first property
              </Link>
              <Text c="dimmed">You only need its address. Photos and details can wait.</Text>
            </li>
            <li className={classes.choice}>
              <button
                type="button"
                className={classes.start}
                disabled={isCreating}
                onClick={async () => {
                  if (await openSample()) leave();
                }}
              >
                Look around with sample data
                {isCreating && <Loader size="xs" ml="xs" aria-label="Creating sample data" />}
              </button>
              <Text c="dimmed">A made-up home with a tenant, rent and enquiries. Clear it when you’re ready.</Text>
            </li>
            <li className={classes.choice}>
              <Link to={addresses.search()} className={classes.start} onClick={leave}>
                Find a home
              </Link>
              <Text c="dimmed">Search homes to buy or rent, and save the ones you like.</Text>
            </li>
          </ul>
          <Button
            variant="subtle"
            ml="-md"
            style={{ alignSelf: 'flex-start' }}
            loading={leaving.isPending}
            onClick={() =>
              leaving.mutate(undefined, {
                onError: () => toast.error('We couldn’t skip this. Check your connection and try again.'),
              })
            }
          >
            Skip for now
          </Button>
        </Stack>
        <VerandahIllustration />
      </div>
      <ul className={classes.abilities}>
        {abilities.map(({ title, text }) => (
          <li key={title}>
            <Text fw={600}>{title}</Text>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
