import { Alert, Anchor } from '@mantine/core';
import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { hoursText } from 'tenancy-law/rules/entry-notice';
import { openHomeLabel } from '../../listing/open-homes/open-home-labels.ts';
import type { TenantNotice as Notice } from './use-tenant-notice.ts';

/**
 * For a tenanted property, shows how long before an inspection the tenant must be notified. Names the
 * inspections that are sooner (V19).
 */
export function TenantNotice({ listing, notice, now }: { listing: Listing; notice: Notice; now: Date }) {
  const { address, timeZone } = listing.property;
  const { hours, isTooSoon } = notice;
  const soon = listing.listingOpens.filter(
    ({ startAt, endAt }) => new Date(endAt) > now && isTooSoon(new Date(startAt), now),
  );
  return (
    <Alert color={soon.length > 0 ? 'yellow' : undefined} title="This home is rented">
      {hours === null
        ? `In ${address.state} the people who live here must get reasonable written notice before an inspection.`
        : `In ${address.state} the people who live here must get ${hoursText(hours)} of written notice before an inspection, unless they agree to less.`}{' '}
      <Anchor component={Link} to={addresses.rentingRules(address.state)} inherit underline="always">
        Entry rules
      </Anchor>
      .{soon.length > 0 && ` Too soon: ${soon.map((open) => openHomeLabel(open, timeZone, now)).join('; ')}.`}
    </Alert>
  );
}
