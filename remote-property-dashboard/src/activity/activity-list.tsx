import { Alert, Button, Stack, Text } from '@mantine/core';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useResource } from 'shared-api';
import { useUser } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl } from 'shared-contract/page/list-url';
import { Link } from 'shared-platform/router';
import { EmptyState, PagedList } from 'shared-ui';
import { MessageRows } from '../message-row/message-row.tsx';
import { activityQuery } from './activity-query.ts';
import { ActivityRow } from './activity-row.tsx';

/** One page of what the user sent, newest first. */
export function ActivityList({ page }: { page: number }) {
  const activity = useResource(activityQuery(page));
  return (
    <Stack gap="lg">
      {activity.emailVerified === false && <VerifyEmail />}
      <PagedList
        collection={activity}
        page={page}
        hrefOf={(number) => listUrl(addresses.activity(), { page: number })}
        empty={<NothingSent />}
      >
        {(items) => (
          <Stack gap="lg">
            <MessageRows label="What you sent">
              {items.map((item) => (
                <ActivityRow key={`${item.kind} ${item.id}`} item={item} />
              ))}
            </MessageRows>
            <Text size="sm" c="dimmed">
              What you sent without signing in isn’t listed here, except inspections booked with your email address.
              You’ll find it in your email.
            </Text>
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

/** Says how to verify the address, whether something is missing or not: otherwise it would tell what others sent. */
function VerifyEmail() {
  const { email } = useUser();
  return (
    <Alert color="eucalypt" role="note" title="Your email address isn’t verified">
      Inspections booked with {email} and the progress of rental applications are listed once it’s verified. Open the
      link we emailed you, or choose Change at <Link to={addresses.settingsProfile()}>your sign-in details</Link> to get
      a new one. If this note stays, sign out and sign in again.
    </Alert>
  );
}

function NothingSent() {
  return (
    <EmptyState
      icon={<IconSend size={28} stroke={1.5} />}
      title="Nothing sent yet"
      action={
        <Button component={Link} to={addresses.search()} variant="default">
          Search properties
        </Button>
      }
    >
      The enquiries, offers and rental applications you send while signed in appear here, and the inspections you book.
      What you sent without signing in is in your email.
    </EmptyState>
  );
}
