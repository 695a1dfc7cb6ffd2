const list = new Intl.ListFormat('en-AU', { style: 'long', type: 'conjunction' });

/** "Mia Petrović and Tom O’Brien": the primary tenant first, the others in their given order. */
export function tenantNames(tenants: readonly { name: string; primaryTenant: boolean }[]): string {
  const primaryFirst = tenants.toSorted((a, b) => Number(b.primaryTenant) - Number(a.primaryTenant));
  return tenants.length === 0 ? 'No tenant yet' : list.format(primaryFirst.map(({ name }) => name));
}
