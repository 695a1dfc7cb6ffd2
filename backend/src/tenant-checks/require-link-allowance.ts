import { and, eq, gt } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { tenantCheckEvents } from './tenant-check-table.ts';

type LinkContext = { database: Database; config: Pick<BackendConfig, 'offersPerHour'>; now: Date };

/**
 * Limits how many links an owner mails in an hour. It counts per owner, because an agency shares one IP address.
 * @throws Problem 429 with the header `Retry-After`
 */
export async function requireLinkAllowance(
  { database, config: { offersPerHour }, now }: LinkContext,
  ownerId: string,
): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * 60 * 1000);
  const { ownerId: owner, by, kind, at } = tenantCheckEvents;
  const sent = and(eq(owner, ownerId), eq(by, 'owner'), eq(kind, 'linkSent'), gt(at, anHourAgo));
  if ((await database.$count(tenantCheckEvents, sent)) < offersPerHour) return;
  throw new Problem(429, 'too-many-links', 'You’ve emailed a lot of links. Try again in an hour.', {
    headers: { 'retry-after': '3600' },
  });
}
