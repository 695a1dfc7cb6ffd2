import { setFlagsFromString } from 'node:v8';
import type { Database } from '../database/database.ts';
import { CardCache } from './card-cache.ts';
import { readChanges } from './read-changes.ts';
import { listingsById, publicListings } from './read-stored-listings.ts';
import { SearchIndex } from './search-index.ts';

/** The public listings of a database in memory: the index, and the cards that were drawn of them. */
export type Followed = { index: SearchIndex; cards: CardCache };

type State = {
  followed: Followed | null;
  /** What was committed before this transaction is in the index. */
  horizon: string;
  /** Listings that were read although the horizon has not passed them, and by which transaction they were changed. */
  ahead: Map<string, string>;
  running: Promise<Followed> | null;
  next: Promise<Followed> | null;
};

const states = new WeakMap<Database, State>();

/** As many are loaded again while a search waits; more are loaded beside it. */
const soonLoaded = 20_000;

/**
 * The index as the database is now: every search first asks what has changed, which costs as much as any one row. Searches
 * that wait share one question, but never one that was asked before they came, so that everybody finds what they wrote.
 */
export function followListings(database: Database): Promise<Followed> {
  const known = states.get(database);
  const state = known ?? { followed: null, horizon: '0', ahead: new Map(), running: null, next: null };
  if (!known) states.set(database, state);
  if (!state.running) return run(database, state);
  const running = state.running;
  state.next ??= running.then(
    () => run(database, state),
    () => run(database, state),
  );
  return state.next;
}

function run(database: Database, state: State): Promise<Followed> {
  state.next = null;
  const running = catchUp(database, state).finally(() => {
    if (state.running === running) state.running = null;
  });
  state.running = running;
  return running;
}

async function catchUp(database: Database, state: State): Promise<Followed> {
  if (!state.followed) return load(database, state);
  const { followed } = state;
  const { horizon, changed } = await readChanges(database, state.horizon);
  const news = changed.filter(({ id, changedIn }) => state.ahead.get(id) !== changedIn).map(({ id }) => id);
  await take(database, followed, news);
  // Loaded anew meanwhile, from an older horizon: that one has to catch up itself.
  if (state.followed !== followed) return catchUp(database, state);
  state.horizon = horizon;
  state.ahead = new Map(changed.map(({ id, changedIn }) => [id, changedIn]));
  if (followed.index.inOrder) return followed;
  if (followed.index.size <= soonLoaded) return load(database, state);
  // Where it stands is wrong until then; the next search asks again where that failed.
  followed.index.inOrder = true;
  void load(database, state).catch(() => {
    followed.index.inOrder = false;
  });
  return followed;
}

async function load(database: Database, state: State): Promise<Followed> {
  const { horizon } = await readChanges(database, state.horizon);
  const index = new SearchIndex();
  for await (const rows of publicListings(database)) for (const row of rows) index.put(row);
  if (index.size > soonLoaded) collectLessOften();
  state.followed = { index, cards: new CardCache() };
  state.horizon = horizon;
  state.ahead = new Map();
  return state.followed;
}

async function take(database: Database, { index, cards }: Followed, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const read = await listingsById(database, ids);
  for (const id of ids) {
    const row = read.find((one) => one.id === id)?.row;
    if (row) index.put(row);
    else index.remove(id);
    cards.delete(id);
  }
}

/**
 * V8 collects a heap that grew by a tenth, and a tenth of a large index are the cards of a few thousand searches: every search of that
 * moment would wait for all the others to be walked. With 100 % it is walked when it has doubled.
 */
function collectLessOften(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
