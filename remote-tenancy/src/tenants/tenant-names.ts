import { nameList } from 'shared-contract/text/name-list';

/** Returns "Mia Petrović and Tom O’Brien". The primary tenant comes first, the others in the given order. */
export function tenantNames(tenants: readonly { name: string; primaryTenant: boolean }[]): string {
  const primaryFirst = tenants.toSorted((a, b) => Number(b.primaryTenant) - Number(a.primaryTenant));
  return tenants.length === 0 ? 'No names yet' : nameList(primaryFirst);
}
