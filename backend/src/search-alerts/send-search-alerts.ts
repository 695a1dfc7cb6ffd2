import type { PgBoss } from 'pg-boss';
import { everyListing } from 'shared-contract/search/listing-search';
import { addMails } from '../jobs/job-queue.ts';
import { createListingSearch, searchOf } from '../listing-search/create-listing-search.ts';
import type { Search } from '../listing-search/listing-search.ts';
import { type CardCache, loadCards } from '../mail/listing-cards.ts';
import type { MoneyContext, ProviderContext } from '../payments/money-context.ts';
import { maxCardsPerMail, searchAlertMail } from './search-alert-mail.ts';
import {
  type DueSearch,
  findDueSearches,
  lockDueSearches,
  newestPublication,
  recordChecked,
  recordSent,
  type SearchId,
} from './search-alert-store.ts';

/** The searches of one transaction. One statement matches them all, so that thousands take seconds. */
const batchSize = 200;
/** Two batches run at once, so that the database works on one while this process renders the mails of the other. */
const lanes = 2;

/**
 * The job of saved searches. Emails new listings to people whose search finds them. The mails of a batch are queued in
 * the transaction that records them as sent, so that the job can stop at any point and no listing is sent twice.
 */
export async function sendSearchAlerts({ boss, database, config, transact }: Context): Promise<void> {
  const now = config.clock();
  const newest = await newestPublication(database);
  if (newest === null) return;
  const cards: CardCache = new Map();
  const failures: unknown[] = [];
  let ids: SearchId[] = [];
  do {
    ids = await findDueSearches(database, { now, newest, after: ids.at(-1), limit: lanes * batchSize });
    const send = (some: SearchId[]) => transact((money) => alertSearches(money, some, { boss, now, newest, cards }));
    // A search that fails must not stop the others of its batch, so each of them is tried alone.
    const sendBatch = (batch: SearchId[]) =>
      send(batch).catch(async () => {
        for (const id of batch) await send([id]).catch((error: unknown) => failures.push(error));
      });
    await Promise.all([ids.slice(0, batchSize), ids.slice(batchSize)].map(sendBatch));
  } while (ids.length === lanes * batchSize);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} alerts were not sent.`);
}

type Context = Pick<ProviderContext, 'database' | 'config' | 'transact'> & { boss: PgBoss };
type Run = { boss: PgBoss; now: Date; newest: Date; cards: CardCache };

async function alertSearches(money: MoneyContext, ids: SearchId[], { boss, now, newest, cards }: Run): Promise<void> {
  const { database, config } = money;
  if (ids.length === 0) return;
  const due = await lockDueSearches(database, ids, { now, newest });
  if (due.length === 0) return;
  const searches: Search[] = [];
  for (const { search, alertAfter } of due) {
    const publishedAfter = (alertAfter ?? now).toISOString();
    searches.push(await searchOf(database, { ...everyListing, ...search, publishedAfter }));
  }
  const matches = await createListingSearch(database).matches(searches, now);
  const fresh = await recordMatches(money, due, matches, now);
  await loadCards(
    database,
    cards,
    [...fresh.values()].flatMap((found) => found.slice(0, maxCardsPerMail)),
    now,
  );
  const createdAt = now.toISOString();
  const mails = [...fresh].map(([search, found]) => ({ ...searchAlertMail(config, search, found, cards), createdAt }));
  await addMails(boss, database, mails);
  await recordChecked(database, due, now);
}

/** Returns the listings to send for each search that has any, newest first. */
async function recordMatches({ database }: MoneyContext, due: DueSearch[], matches: string[][], now: Date) {
  const pairs = due.flatMap(({ ownerId, id }, index) =>
    (matches[index] ?? []).map((listingId) => ({ ownerId, savedSearchId: id, listingId })),
  );
  const recorded = await recordSent(database, pairs, now);
  const isNew = new Set(
    recorded.map(({ ownerId, savedSearchId, listingId }) => `${ownerId} ${savedSearchId} ${listingId}`),
  );
  return new Map(
    due.flatMap((search, index) => {
      const found = (matches[index] ?? []).filter((listingId) =>
        isNew.has(`${search.ownerId} ${search.id} ${listingId}`),
      );
      return found.length > 0 ? [[search, found] as const] : [];
    }),
  );
}
