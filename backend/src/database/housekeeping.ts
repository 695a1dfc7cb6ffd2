import { lt } from 'drizzle-orm';
import { accessTokens, loginStates, sessions } from '../auth/session-table.ts';
import type { BackendConfig } from '../config.ts';
import { idempotencyKeys } from '../idempotency/idempotency-key-table.ts';
import { sweepRemovedAssets } from '../listing-assets/sweep-removed-assets.ts';
import { refreshSearchTotals } from '../listing-facets/search-totals.ts';
import { listingSearchOn } from '../listing-search/listing-search-on.ts';
import { queuedMail } from '../mail/mail-queue.ts';
import { mails } from '../mail/mail-table.ts';
import { expireOffers } from '../offers/expire-offers.ts';
import { sweepSold } from '../publishing/sweep-sold.ts';
import type { Database } from './database.ts';

const minute = 60_000;
const hour = 60 * minute;
const keptAnswersFor = 48 * hour;
/** By then a mail server has refused a message some thirty times. */
const messagesTriedFor = 7 * 24 * hour;

/** Rows that have had their time. Deleting them twice does no harm, so every instance may do it. */
export async function sweep(database: Database, now: Date): Promise<void> {
  await database.delete(accessTokens).where(lt(accessTokens.expiresAt, now));
  await database.delete(loginStates).where(lt(loginStates.expiresAt, now));
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await sweepSold(database, now);
  await sweepRemovedAssets(database, now);
  const forgotten = new Date(now.getTime() - keptAnswersFor);
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, forgotten));
  await database.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - messagesTriedFor)));
}

/** Once an hour, and what depends on the minute once a minute, until the returned function is called. */
export function keepHouse(database: Database, config: BackendConfig, onError: (error: unknown) => void): () => void {
  const tidy = async () => {
    const now = config.clock();
    await sweep(database, now);
    await refreshSearchTotals(database, now);
    await database.transaction((transaction) =>
      expireOffers({ database: transaction, mail: queuedMail(transaction, now, () => {}), config, now }),
    );
  };
  const refreshOpens = () => listingSearchOn(database).refreshNextOpens(config.clock());
  const timers = [
    setInterval(() => tidy().catch(onError), hour),
    setInterval(() => refreshOpens().catch(onError), minute),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
