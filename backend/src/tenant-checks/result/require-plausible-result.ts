import { addDays } from 'shared-contract/date/local-date';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';
import { CheckProviderUnavailable, type ProviderCheck } from '../provider/check-provider.ts';
import { type FoundCheck, todayAt } from '../tenant-check-store.ts';

/**
 * Returns a result that can belong to the check. The dates of its notice and its destruction follow from it, so one
 * that can't be true is not stored: the check stays open and is read again, and each attempt logs an error.
 * @throws CheckProviderUnavailable that names the field, and never its value
 */
export function requirePlausibleResult(
  found: Pick<FoundCheck, 'row' | 'property'>,
  { reference, result }: ProviderCheck,
  now: Date,
): CheckResult {
  const { id, product, sentAt, requestedAt } = found.row;
  if (reference !== id) throw refusal('reference', 'ours');
  if (!result) throw refusal('result', 'a result');
  const { searchedOn, databases, listings } = result;
  // A day of tolerance, because a state can have two time zones.
  const earliest = addDays(todayAt(found, sentAt ?? requestedAt), -1);
  if (searchedOn < earliest || searchedOn > todayAt(found, now)) {
    throw refusal('searchedOn', 'a local date between the sending and today');
  }
  const covered = new Set(checkCoverage[product].databases.map(({ name }) => name));
  if (databases.length === 0 || databases.some((name) => !covered.has(name))) {
    throw refusal('databases', `some of ${[...covered].join(', ')}`);
  }
  for (const { database, listedOn } of listings) {
    if (!databases.includes(database)) throw refusal('listings.database', 'one of the searched databases');
    if (listedOn > searchedOn) throw refusal('listings.listedOn', 'a date before the search');
  }
  return result;
}

const refusal = (field: string, expected: string) =>
  new CheckProviderUnavailable(`The provider of checks sent a result with a wrong ${field}: expected ${expected}.`);
