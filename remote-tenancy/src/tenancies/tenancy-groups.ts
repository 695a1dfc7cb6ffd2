import type { Tenancy } from 'shared-contract/tenancy/tenancy';

export type TenancyGroups = { current: Tenancy[]; upcoming: Tenancy[]; past: Tenancy[] };

/**
 * Groups tenancies by status. Current and upcoming tenancies are sorted by start date, earliest first; past ones latest
 * first.
 */
export function tenancyGroups(tenancies: readonly Tenancy[]): TenancyGroups {
  const byStart = tenancies.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  return {
    current: byStart.filter(({ status }) => status === 'active' || status === 'ending'),
    upcoming: byStart.filter(({ status }) => status === 'upcoming'),
    past: byStart.filter(({ status }) => status === 'ended').reverse(),
  };
}
