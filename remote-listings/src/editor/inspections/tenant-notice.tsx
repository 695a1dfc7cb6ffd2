import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { tenantNoticeHours } from 'shared-contract/listing/open-rules';
import { tenancy } from 'shared-contract/tenancy/tenancy';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { openHomeLabel } from '../../listing/open-homes/open-home-labels.ts';

const tenancies = collectionOf(tenancy);

/**
 * For a tenanted property, shows how long before an inspection the tenant must be notified. Names the
 * inspections that are sooner (V19).
 */
export function TenantNotice({ listing, now }: { listing: Listing; now: Date }) {
  const { id, address, timeZone } = listing.property;
  const { data } = useQuery(resourceQuery('/api/tenancies', tenancies, { query: { 'property.id': id } }));
  const isTenanted = data?.member.some(({ status }) => status === 'active' || status === 'ending') ?? false;
  if (!isTenanted) return null;
  const hours = tenantNoticeHours(address.state);
  const soon = listing.listingOpens.filter(
    ({ startAt, endAt }) =>
      hours !== null && new Date(endAt) > now && Date.parse(startAt) < now.getTime() + hours * 3_600_000,
  );
  return (
    <Alert color={soon.length > 0 ? 'yellow' : undefined} title="A tenant lives here">
      {hours === null
        ? `In ${address.state} tenants must get reasonable written notice before an inspection.`
        : `In ${address.state} tenants must get ${hours === 48 ? '48 hours' : '7 days'} of written notice before an inspection, unless they agree to less.`}
      {soon.length > 0 && ` Too soon: ${soon.map((open) => openHomeLabel(open, timeZone, now)).join('; ')}.`}
    </Alert>
  );
}
