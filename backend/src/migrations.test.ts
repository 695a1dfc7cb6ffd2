import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { readConfig } from './config.ts';
import { createBackend } from './create-backend.ts';
import { rentPosition } from './ledger/ledger-balance.ts';
import { findLedgerTotals } from './ledger/ledger-store.ts';
import { tenancyRents } from './ledger/ledger-tables.ts';
import { testEncryptionKeys } from './testing/encryption-keys.ts';
import { frozenMigrations } from './testing/frozen-migrations.ts';
import { copyTemplate } from './testing/test-database.ts';

const folder = fileURLToPath(new URL('../drizzle', import.meta.url));
type Journal = { entries: { idx: number; tag: string }[] };
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;

it('rejects an edit of a migration that databases have run', () => {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const problems = journal.entries.flatMap(({ tag }, index) => {
    const { hash: sha256 = '', folderMillis: time = 0 } = migrations[index] ?? {};
    const known = frozenMigrations[tag];
    if (!known) return [`drizzle/${tag}.sql is new. List it in this test: { sha256: '${sha256}', time: ${time} }`];
    if (known.sha256 === sha256 && known.time === time) return [];
    return [`drizzle/${tag}.sql or its time was edited. Restore it, and change the tables in a new migration.`];
  });
  const missing = Object.keys(frozenMigrations).filter((tag) => !journal.entries.some((entry) => entry.tag === tag));
  expect([...problems, ...missing.map((tag) => `drizzle/${tag}.sql is missing. Restore it.`)]).toEqual([]);
});

describe('a database of the first release', () => {
  let home: string;
  let database: Awaited<ReturnType<typeof copyTemplate>>;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'verandah-migrations-'));
    database = await copyTemplate(process.env.VERANDAH_TEST_DATABASE_URL ?? '', 'template0');
  });
  afterAll(async () => {
    await database.drop();
    await rm(home, { recursive: true, force: true });
  });

  it('opens with the present code, which finds its listings and the rent that its tenancies had paid', async () => {
    const listingId = randomUUID();
    const tenancyId = randomUUID();
    await writeFirstRelease(listingId, tenancyId);
    const settings = { LOG_LEVEL: 'silent', WORKER: 'separate', ENCRYPTION_KEYS: testEncryptionKeys };
    const config = readConfig({ DATABASE_URL: database.url, FILE_STORAGE: join(home, 'files'), ...settings });
    const { app, close } = await createBackend({ ...config, dataFolder: home });
    try {
      expect((await app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ready' });
      const found = await app.inject({ url: '/api/listings/search?suburb[]=richmond-vic-3121' });
      expect(found.json()).toMatchObject({ totalItems: 1, member: [{ id: listingId, headline: 'An old listing' }] });
    } finally {
      await close();
    }
    expect(await ledgerOf(tenancyId)).toMatchObject({
      rents: [{ fromDate: '2026-01-01', rentCents: 70_000 }],
      ledger: { coveredCents: 45 * 70_000 + 12_000, bondReceivedCents: 280_000 },
      position: { paidTo: '2026-11-11', partPaymentCents: 12_000, arrearsDays: 2 },
    });
  });

  async function ledgerOf(tenancyId: string) {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const rents = await drizzle(client).select().from(tenancyRents);
      const ledger = (await findLedgerTotals(drizzle(client), [tenancyId])).get(tenancyId);
      const terms = { startDate: '2026-01-01', endDate: null, rents };
      return { rents, ledger, position: rentPosition(terms, ledger?.coveredCents ?? 0, '2026-11-13') };
    } finally {
      await client.end();
    }
  }

  /** Creates the tables and rows as the first release did. */
  async function writeFirstRelease(listingId: string, tenancyId: string): Promise<void> {
    const migrationsFolder = join(home, 'drizzle');
    await cp(folder, migrationsFolder, { recursive: true });
    const first = { ...journal, entries: journal.entries.slice(0, 2) };
    await writeFile(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(first));
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await migrate(drizzle(client), { migrationsFolder });
      await client.query(`
        with owner as (
          insert into customer_users (first_name, last_name, username) values ('Ann', 'Owner', 'ann@example.com') returning id
        ), place as (
          insert into suburbs (slug, name, search_name, state, postcode, local_government_area, latitude, longitude, settlement, time_zone)
          values ('richmond-vic-3121', 'Richmond', 'richmond', 'VIC', '3121', 'City of Yarra', -37.8, 145, 'metro', 'Australia/Melbourne')
          returning id
        ), home as (
          insert into properties (owner_id, property_type, category, street_address, suburb_id, suburb, state, postcode, time_zone)
          select owner.id, 'Residential', 'House', '1 Bridge Road', place.id, 'Richmond', 'VIC', '3121', 'Australia/Melbourne'
          from owner, place returning id, owner_id
        ), tenancy as (
          insert into tenancies (id, owner_id, property_id, tenants, rent_cents, start_date, paid_to, part_payment_cents, bond_cents)
          select '${tenancyId}', owner_id, id, '[]', 70000, '2026-01-01', '2026-11-11', 12000, 280000 from home
        )
        insert into listings (id, owner_id, property_id, type, status, headline, pricing, published_at)
        select '${listingId}', owner_id, id, 'sale', 'active', 'An old listing', '{"displayType":"hide"}', now() from home`);
    } finally {
      await client.end();
    }
  }
});
