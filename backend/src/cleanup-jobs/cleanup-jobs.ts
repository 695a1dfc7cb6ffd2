import { lt } from 'drizzle-orm';
import { accessTokens, loginStates, sessions } from '../auth/session-table.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../idempotency/idempotency-key-table.ts';
import { deleteRemovedAssets } from '../listing-assets/delete-removed-assets.ts';
import { refreshSearchTotals } from '../listing-facets/search-totals.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { queuedMail } from '../mail/mail-queue.ts';
import { mails } from '../mail/mail-table.ts';
import { expireOffers } from '../offers/expire-offers.ts';
import { takeDownSoldListings } from '../publishing/take-down-sold-listings.ts';

const minute = 60_000;
const hour = 60 * minute;
const responsesStoredMs = 48 * hour;
/** Mail that has not been sent after a week is deleted. A mail server has then rejected it some thirty times. */
const mailRetriedMs = 7 * 24 * hour;

/** Deletes expired rows. Several instances may run it at the same time, because deleting a row twice is harmless. */
export async function deleteExpiredRows(database: Database, now: Date): Promise<void> {
  await database.delete(accessTokens).where(lt(accessTokens.expiresAt, now));
  await database.delete(loginStates).where(lt(loginStates.expiresAt, now));
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await takeDownSoldListings(database, now);
  await deleteRemovedAssets(database, now);
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(now, responsesStoredMs)));
  await database.delete(mails).where(lt(mails.createdAt, before(now, mailRetriedMs)));
}

/** Runs the clean-up every hour and refreshes next open homes every minute. Returns a function that stops both. */
export function scheduleCleanup(
  database: Database,
  config: BackendConfig,
  onError: (error: unknown) => void,
): () => void {
  const cleanUp = async () => {
    const now = config.clock();
    await deleteExpiredRows(database, now);
    await refreshSearchTotals(database, now);
    await database.transaction((transaction) =>
      expireOffers({ database: transaction, mail: queuedMail(transaction, now, () => {}), config, now }),
    );
  };
  const refreshOpens = () => createListingSearch(database).refreshNextOpens(config.clock());
  const timers = [
    setInterval(() => cleanUp().catch(onError), hour),
    setInterval(() => refreshOpens().catch(onError), minute),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
