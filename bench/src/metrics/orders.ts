import { openDatabase } from 'backend';
import { testBackend } from 'backend/testing';
import { startTestPostgres } from 'backend/testing/postgres';
import { type Benchmark, type Figure, median } from '../benchmark.ts';
import { serverSettings } from '../search/server-settings.ts';

const writers = 4;
const seconds = 2;
const rounds = 9;
const owner = { id: '90000000-0000-4000-8000-000000000015' };

/**
 * Adds items to orders, each writer to its own order. Alternates between the API and plain SQL, so that other load on
 * the machine affects both alike.
 */
export const benchmark: Benchmark = {
  about: `${writers} writers that add an item to an order each, ${rounds} alternating rounds of ${seconds} s: through the API (session, CSRF, validation, locks, ownership, totals; without a socket) and with plain SQL that locks the same order and writes the same rows in a transaction; PostgreSQL with the settings of a server (bench/src/search/server-settings.ts)`,
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

type Measured = { perSecond: number; p50: number; p99: number };

async function measure(say: (text: string) => void): Promise<Figure[]> {
  const backend = await testBackend({ checkReplies: false });
  const plain = await openDatabase({ databaseUrl: backend.url, dataFolder: backend.config.dataFolder });
  try {
    const headers = await backend.signInAs(owner);
    const product = await backend.insert.product();
    const newOrder = async () => (await backend.insert.order({ ownerId: owner.id, lines: [] })).id;
    const throughApi = async (orderId: string) => {
      const payload = itemOf(orderId, product.id);
      const response = await backend.inject({ method: 'POST', url: '/api/order-items', payload }, headers);
      if (response.statusCode !== 201) throw new Error(`The item was not added: ${response.body}`);
    };
    const inSql = async (orderId: string) => {
      const client = await plain.pool.connect();
      try {
        await client.query('begin');
        await client.query('select * from orders where id = $1 for update', [orderId]);
        await client.query(insertItem, [crypto.randomUUID(), owner.id, orderId, product.id]);
        await client.query('update orders set version = version + 1, updated_at = now() where id = $1', [orderId]);
        await client.query('commit');
      } finally {
        client.release();
      }
    };
    const measured = { api: [] as Measured[], sql: [] as Measured[] };
    for (const write of [throughApi, inSql]) await load(write, newOrder);
    for (let round = 1; round <= rounds; round += 1) {
      say(`round ${round} of ${rounds}`);
      measured.api.push(await load(throughApi, newOrder));
      measured.sql.push(await load(inSql, newOrder));
    }
    return figuresOf(measured);
  } finally {
    await plain.close();
    await backend.close();
  }
}

const insertItem = `insert into order_items (id, owner_id, order_id, product_id, quantity, unit_price_cents)
  values ($1, $2, $3, $4, 1, 27500)`;

const itemOf = (orderId: string, productId: string) => ({
  id: crypto.randomUUID(),
  parentOrder: `/api/orders/${orderId}`,
  product: `/api/products/${productId}`,
  quantity: 1,
});

/** Each writer gets an order of its own in each round, so that no order grows without limit. */
async function load(write: (orderId: string) => Promise<void>, newOrder: () => Promise<string>): Promise<Measured> {
  const orders = await Promise.all(Array.from({ length: writers }, newOrder));
  const until = performance.now() + seconds * 1000;
  const taken: number[] = [];
  const writer = async (orderId: string) => {
    while (performance.now() < until) {
      const started = performance.now();
      await write(orderId);
      taken.push(performance.now() - started);
    }
  };
  await Promise.all(orders.map(writer));
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN;
  return { perSecond: taken.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function figuresOf({ api, sql }: { api: readonly Measured[]; sql: readonly Measured[] }): Figure[] {
  const middle = (all: readonly Measured[], of: keyof Measured) => median(all.map((one) => one[of]));
  const ratio = (of: keyof Measured) => median(api.map((one, round) => one[of] / (sql[round]?.[of] ?? Number.NaN)));
  const row = (name: string, all: readonly Measured[]): Figure[] => [
    { name: `${name}, throughput`, value: Math.round(middle(all, 'perSecond')), unit: 'writes/s' },
    { name: `${name}, p50`, value: middle(all, 'p50'), unit: 'ms' },
    { name: `${name}, p99`, value: middle(all, 'p99'), unit: 'ms' },
  ];
  return [
    { name: 'order writes per second, API / plain SQL', value: ratio('perSecond'), unit: '×' },
    { name: 'order write p99, API / plain SQL', value: ratio('p99'), unit: '×' },
    ...row('API', api),
    ...row('plain SQL', sql),
  ];
}
