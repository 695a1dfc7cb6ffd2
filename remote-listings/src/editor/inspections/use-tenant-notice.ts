import { useQuery } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Listing } from 'shared-contract/listing/listing';
import { tenancy } from 'shared-contract/tenancy/tenancy';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { openHomeNotice } from 'tenancy-law/rules/open-home-notice';

const tenancies = collectionOf(tenancy);

export type TenantNotice = {
  /** Hours of written notice, or null where the law only says that it must be reasonable (V19). */
  hours: number | null;
  isTooSoon: (startAt: Date, now: Date) => boolean;
};

export const tenanciesQuery = (propertyId: string) =>
  resourceQuery('/api/tenancies', tenancies, { query: { 'property.id': propertyId } });

/**
 * Returns the notice that the tenant of a property must get before an inspection. Null when no tenant lives there, or
 * when that could not be loaded; undefined while it loads.
 */
export function useTenantNotice({ id, address, timeZone }: Listing['property']): TenantNotice | null | undefined {
  const { data, isPending } = useQuery(tenanciesQuery(id));
  if (isPending) return undefined;
  const isTenanted = data?.member.some(({ status }) => status === 'active' || status === 'ending') ?? false;
  if (!isTenanted) return null;
  const { hours } = openHomeNotice(address.state, localDateIn(timeZone, new Date())).value;
  return {
    hours,
    isTooSoon: (startAt, now) => hours !== null && startAt.getTime() < now.getTime() + hours * 3_600_000,
  };
}
