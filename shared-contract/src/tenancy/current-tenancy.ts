import type { Tenancy } from './tenancy.ts';

type Term = Pick<Tenancy, 'status' | 'startDate'>;

/**
 * Returns the tenancy of a property that is active or ending, else the upcoming one that starts first, or null. At most
 * one runs at a time (V27). The order of the tenancies has no effect.
 */
export const currentTenancy = <One extends Term>(tenancies: readonly One[]): One | null =>
  tenancies.find(({ status }) => status === 'active' || status === 'ending') ?? firstUpcoming(tenancies);

/** Returns the upcoming tenancy that starts first after the current one, or null. */
export function nextTenancy<One extends Term>(tenancies: readonly One[]): One | null {
  const current = currentTenancy(tenancies);
  return firstUpcoming(tenancies.filter((one) => one !== current));
}

const firstUpcoming = <One extends Term>(tenancies: readonly One[]) =>
  tenancies
    .filter(({ status }) => status === 'upcoming')
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))[0] ?? null;
