import { isDeepStrictEqual } from 'node:util';
import { addresses } from 'shared-contract/page/addresses';
import type { FoundListing } from 'shared-contract/search/found-listing';
import type { BackendConfig } from '../config.ts';
import { type CardCache, loadCards } from '../mail/listing-cards.ts';
import { type MailMessage, queuedMail } from '../mail/mail.ts';
import { renderListingMail } from '../mail/render-listing-mail.ts';
import type { MoneyContext, ProviderContext } from '../payments/money-context.ts';
import { unsubscribeLinks } from '../unsubscribe/unsubscribe-links.ts';
import { changesBetween, type ListingChange, type ListingState, stateOf } from './listing-state.ts';
import {
  deleteUnusedSnapshots,
  findOpenStarts,
  findRecipients,
  findShortlisted,
  findSnapshots,
  lockSnapshot,
  storeSnapshot,
} from './shortlist-alert-store.ts';

const batchSize = 500;

/**
 * The job of shortlists. Compares each shortlisted listing with the state that was last emailed. The mails about a
 * change are queued in the transaction that stores the new state, so that each change is sent once, although the job
 * can stop at any point. The first run that finds a listing only stores its state.
 */
export async function sendShortlistAlerts({ database, config, transact }: Context): Promise<void> {
  const now = config.clock();
  await deleteUnusedSnapshots(database);
  const failures: unknown[] = [];
  let ids: string[] = [];
  do {
    ids = await findShortlisted(database, ids.at(-1), batchSize);
    const cards: CardCache = new Map();
    await loadCards(database, cards, ids, now);
    const opens = await findOpenStarts(database, ids);
    const known = await findSnapshots(database, ids);
    for (const [id, card] of cards) {
      const state = stateOf(card, opens.get(id) ?? []);
      const before = known.get(id) ?? null;
      if (isDeepStrictEqual(state, before)) continue;
      await transact((money) => sendChanges(money, { card, before, state })).catch((error: unknown) =>
        failures.push(error),
      );
    }
  } while (ids.length === batchSize);
  if (failures.length > 0) throw new AggregateError(failures, `Changes of ${failures.length} listings were not sent.`);
}

type Context = Pick<ProviderContext, 'database' | 'config' | 'transact'>;
type Compared = { card: FoundListing; before: ListingState | null; state: ListingState };

async function sendChanges({ database, config, addJob, now }: MoneyContext, { card, before, state }: Compared) {
  // Another worker has stored a state since. Its run, or the next one, sends what has changed.
  if (!isDeepStrictEqual(await lockSnapshot(database, card.id), before)) return;
  await storeSnapshot(database, card.id, state, now);
  if (!before) return;
  const changes = changesBetween(before, state, { type: card.type, timeZone: card.property.timeZone }, now);
  if (changes.length === 0) return;
  const mail = queuedMail(addJob, now);
  for (const recipient of await findRecipients(database, card.id))
    await mail.send(shortlistMail(config, recipient, card, changes));
}

const subjects: Record<ListingChange['kind'], string> = {
  status: 'A property on your shortlist has a new status',
  price: 'A property on your shortlist has a new price',
  open: 'A property on your shortlist has a new open home',
};

function shortlistMail(
  config: BackendConfig,
  { ownerId, email }: { ownerId: string; email: string },
  card: FoundListing,
  changes: readonly ListingChange[],
): MailMessage {
  const unsubscribe = unsubscribeLinks(config, { kind: 'shortlist', ownerId });
  const [first] = changes;
  const subject = first && changes.every(({ kind }) => kind === first.kind) ? subjects[first.kind] : undefined;
  return {
    to: email,
    subject: subject ?? 'News about a property on your shortlist',
    unsubscribeUrl: unsubscribe.oneClick,
    ...renderListingMail(config, {
      opening: 'A property on your shortlist has changed.',
      cards: [{ ...card, note: changes.map(({ note }) => note).join(' · ') }],
      link: { label: 'Open your shortlist', url: config.publicOrigin + addresses.shortlist() },
      reason: 'You get this email because alerts are on for your shortlist.',
      unsubscribeUrl: unsubscribe.page,
    }),
  };
}
