import { openDatabase } from 'backend';
import { type TestBackend, testBackend } from 'backend/testing';
import { startTestPostgres } from 'backend/testing/postgres';
import Fastify from 'fastify';
import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { serverSettings } from '../search/server-settings.ts';

const rounds = 20;
const reference = 'SELECT 1';
const today = '2026-11-20';

/** Owners by what they own: so many properties, each with so many years of weekly rent. */
const owners = {
  'one property, one year': { id: ownerId(1), properties: 1, years: 1 },
  '10 properties, ten years': { id: ownerId(2), properties: 10, years: 10 },
  '50 properties, ten years': { id: ownerId(3), properties: 50, years: 10 },
  '1,000 properties, ten years': { id: ownerId(4), properties: 1000, years: 10 },
};
type OwnerName = keyof typeof owners;

/**
 * Opens, posts to and reports on ledgers of several sizes. Each round makes one request of each kind and one to a route
 * that only runs `SELECT 1`, so that other load on the machine affects all alike.
 */
export const benchmark: Benchmark = {
  about: `the ledger of a tenancy (account and explanation), a receipt, the report of a year and the rent roll, ${rounds} rounds with one request of each, for owners with ${Object.keys(owners).join('; ')}; with a session, without a socket; against a route that only runs SELECT 1; PostgreSQL with the settings of a server (bench/src/search/server-settings.ts)`,
  async run({ say }) {
    const postgres = await startTestPostgres(serverSettings);
    try {
      process.env.VERANDAH_TEST_DATABASE_URL = postgres.templateUrl;
      return await measure(say);
    } finally {
      await postgres.stop();
    }
  },
};

type Send = () => Promise<unknown>;

async function measure(say: (line: string) => void): Promise<Figure[]> {
  const backend = await testBackend({ checkReplies: false });
  const plain = await openDatabase({ databaseUrl: backend.url, dataFolder: backend.config.dataFolder });
  const least = Fastify();
  least.get('/select-1', async () => (await plain.pool.query('select 1 as one')).rows[0]);
  try {
    const requests = new Map<string, Send>([[reference, () => least.inject('/select-1')]]);
    for (const name of Object.keys(owners) as OwnerName[]) {
      const place = await fill(backend, name);
      for (const [what, send] of await requestsOf(backend, name, place)) requests.set(`${name}: ${what}`, send);
    }
    say('collecting statistics');
    await plain.pool.query('vacuum analyze');
    return figuresOf(await timesOf(requests, say));
  } finally {
    await least.close();
    await plain.close();
    await backend.close();
  }
}

type Place = { propertyId: string; tenancyId: string };

/** Writes the properties, tenancies and ledgers of an owner. Returns the last one. */
async function fill(backend: TestBackend, name: OwnerName): Promise<Place> {
  const { id: ownerId, properties, years } = owners[name];
  const startDate = `${2026 - years}-11-21`;
  let place: Place | undefined;
  for (let count = 0; count < properties; count += 1) {
    const { id: propertyId } = await backend.insert.property({ ownerId });
    const tenancy = await backend.insert.tenancy({ ownerId, propertyId, startDate, endDate: null, paidTo: null });
    place = { propertyId, tenancyId: tenancy.id };
  }
  await backend.database.execute(`
    insert into ledger_transactions (id, owner_id, tenancy_id, kind, date, description, receipt_number)
    select gen_random_uuid(), owner_id, id, 'rentReceipt', day::date, 'Rent', row_number() over ()
    from tenancies, generate_series(start_date, date '${today}' - 14, interval '1 week') as day
    where owner_id = '${ownerId}'`);
  await backend.database.execute(`
    insert into ledger_entries (id, transaction_id, account, amount_cents)
    select gen_random_uuid(), id, account, cents
    from ledger_transactions, (values ('bank', 65000), ('rentDue', -65000)) as entry (account, cents)
    where owner_id = '${ownerId}'`);
  await backend.database.execute(`
    insert into receipt_counters (owner_id, last_number)
    select owner_id, max(receipt_number) from ledger_transactions where owner_id = '${ownerId}' group by 1`);
  if (!place) throw new RangeError(`${name} has no property.`);
  return place;
}

async function requestsOf(
  backend: TestBackend,
  name: OwnerName,
  { propertyId, tenancyId }: Place,
): Promise<[string, Send][]> {
  const headers = await backend.signInAs({ id: owners[name].id });
  const get = async (url: string) => {
    const { statusCode, body } = await backend.inject({ method: 'GET', url }, headers);
    if (statusCode !== 200) throw new Error(`${url}: ${body}`);
  };
  const payload = { kind: 'rentReceipt', date: today, note: '', amount: '0.01' };
  const post = async () => {
    const url = `/api/tenancies/${tenancyId}/receipts`;
    const { statusCode, body } = await backend.inject({ method: 'POST', url, payload }, headers);
    if (statusCode !== 201) throw new Error(`${url}: ${body}`);
  };
  const tenancy = `/api/tenancies/${tenancyId}`;
  return [
    ['open', () => Promise.all([get(`${tenancy}/rent-account`), get(`${tenancy}/rent-explanation`)])],
    ['post', post],
    ['report', () => get(`/api/properties/${propertyId}/report`)],
    ['rent roll', () => get('/api/rent-roll')],
  ];
}

/** Returns the milliseconds of each request in all rounds, after a round that does not count. */
async function timesOf(
  requests: ReadonlyMap<string, Send>,
  say: (line: string) => void,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>([...requests.keys()].map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`);
    // Opens connections that were closed while the slowest request of the last round ran.
    await requests.get(reference)?.();
    for (const [name, send] of requests) {
      const started = performance.now();
      await send();
      if (round > 0) times.get(name)?.push(performance.now() - started);
    }
  }
  return times;
}

function figuresOf(times: ReadonlyMap<string, readonly number[]>): Figure[] {
  const p50 = (name: string) => median(times.get(name) ?? []);
  const ratio = (a: string, b: string) => ({ name: `${a} / ${b}`, value: p50(a) / p50(b), unit: '×' });
  const asFast = ratio('50 properties, ten years: open', 'one property, one year: open');
  return [
    asFast,
    ...[...times.keys()].filter((name) => name !== reference).map((name) => ratio(name, reference)),
    ...[...times.keys()].map((name) => ({ name: `${name}, p50`, value: p50(name), unit: 'ms' })),
  ];
}

function ownerId(number: number): string {
  return `90000000-0000-4000-8000-00000000017${number}`;
}
