import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isApiProblem } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { AlertSubscription } from 'shared-contract/search/alert-subscription';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PageHeader } from 'shared-ui';
import { subscriptionQuery, unsubscribeMutation } from './subscription-query.ts';

/** The page `/unsubscribe/{token}`. It asks first, so that a program that opens the links of mails changes nothing. */
export function UnsubscribeView({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(subscriptionQuery(token));
  return (
    <>
      {/* The page's URL is secret, so links to other sites must not send it as the referrer. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeader title="Unsubscribe" />
      {data ? (
        <Subscription subscription={data} token={token} />
      ) : isApiProblem(error, { status: 404 }) ? (
        <EmptyState title="This link isn’t valid" action={<NotificationsButton />}>
          Copy the whole link from the email, or change your alerts under Notifications.
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} title="We couldn’t load this page" onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={1} shape="rows" label="Loading your email alerts" />
      )}
    </>
  );
}

function Subscription({ subscription, token }: { subscription: AlertSubscription; token: string }) {
  const { mutate, isPending, isError, isSuccess } = useMutation(unsubscribeMutation(token));
  const alerts = alertsOf(subscription);
  if (!subscription.isOn) {
    return (
      <Stack role={isSuccess ? 'status' : undefined}>
        <Text>
          {isSuccess ? `You’ve unsubscribed. We won’t email you ${alerts} any more.` : `We don’t email you ${alerts}.`}
        </Text>
        <NotificationsButton />
      </Stack>
    );
  }
  return (
    <Stack>
      <Text>Stop emailing you {alerts}?</Text>
      {isError && (
        <Alert color="red" role="alert">
          We couldn’t unsubscribe you. Check your connection and try again.
        </Alert>
      )}
      <Group>
        <Button loading={isPending} onClick={() => mutate()}>
          Unsubscribe
        </Button>
        <NotificationsButton />
      </Group>
    </Stack>
  );
}

function alertsOf({ kind, name }: AlertSubscription): string {
  if (kind === 'shortlist') return 'changes to properties on your shortlist';
  return name === null ? 'new listings for this saved search' : `new listings for “${name}”`;
}

/** Links to the page where a user switches all alerts on and off. */
const NotificationsButton = () => (
  <div>
    <Button variant="default" component={Link} to={addresses.settingsNotifications()}>
      Notifications
    </Button>
  </div>
);
