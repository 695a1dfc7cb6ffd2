import { Anchor, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { useUser } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary, Section } from 'shared-ui';
import { alertSettingsQuery, ShortlistSwitch } from '../saved/shortlist/shortlist-alerts.tsx';
import classes from './notifications.module.css';
import { SearchAlerts } from './search-alerts.tsx';

/** The page `/settings/notifications`: the emails that the user can turn off, and those that are always sent. */
export function NotificationsView() {
  return (
    <>
      <PageHeader title="Notifications" description={<EmailAddress />} />
      <Stack gap="xl">
        <Section title="Saved searches">
          <QueryBoundary fallback={<CardSkeletons shape="rows" count={2} label="Loading your saved searches" />}>
            <SearchAlerts />
          </QueryBoundary>
        </Section>
        <Section title="Shortlist">
          <QueryBoundary fallback={<CardSkeletons shape="rows" count={1} label="Loading your shortlist emails" />}>
            <ShortlistSetting />
          </QueryBoundary>
        </Section>
        <Section title="Emails we always send">
          <Text className={classes.text}>
            Some emails you need, so you can’t turn them off: enquiries and offers, inspections, applications and tenant
            checks, agreements to sign, notices, documents that expire, payments and receipts.
          </Text>
        </Section>
        <Section title="Emails to your tenants">
          <Text className={classes.text}>
            If you rent out a home, you turn automatic rent reminders on or off for each tenancy. Choose the tenancy
            under <TextLink to={addresses.rentRoll()}>Rent & money</TextLink>.
          </Text>
        </Section>
      </Stack>
    </>
  );
}

function EmailAddress() {
  const { email } = useUser();
  return (
    <>
      We send emails to <strong className={classes.email}>{email}</strong>, the address in{' '}
      <TextLink to={addresses.settingsProfile()}>your profile</TextLink>.
    </>
  );
}

function ShortlistSetting() {
  const { shortlist } = useResource(alertSettingsQuery);
  return (
    <Stack gap="xs">
      <ShortlistSwitch isOn={shortlist} />
      <Text className={classes.hint}>
        For every property on your <TextLink to={addresses.shortlist()}>shortlist</TextLink>. Tap the heart on a
        property to add it.
      </Text>
    </Stack>
  );
}

const TextLink = ({ to, children }: { to: string; children: string }) => (
  <Anchor component={Link} to={to} underline="always" inherit>
    {children}
  </Anchor>
);
