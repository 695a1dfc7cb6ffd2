import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm';
import type { Database } from '../../src/database/database.ts';
import * as schema from '../../src/database/schema.ts';
import { drawingMediaType } from '../../src/pictures/drawing-media-type.ts';
import { allPictures } from '../pictures/catalogue.ts';
import { hasSeeds } from './has-seeds.ts';
import type { World } from './world.ts';

/** Any number; whoever seeds holds it, so that two instances started together seed once. */
const seedLock = 4_302_002;

const tables = {
  suburbs: schema.suburbs,
  customerUsers: schema.customerUsers,
  featureCategories: schema.featureCategories,
  features: schema.features,
  productCategories: schema.productCategories,
  products: schema.products,
  promotionCodes: schema.promotionCodes,
  pictures: schema.pictures,
  properties: schema.properties,
  ownershipDocuments: schema.ownershipDocuments,
  listings: schema.listings,
  listingAssets: schema.listingAssets,
  listingOpens: schema.listingOpens,
  offers: schema.offers,
  orders: schema.orders,
  orderItems: schema.orderItems,
  subscriptions: schema.subscriptions,
  tenancies: schema.tenancies,
  tenancyAgreements: schema.tenancyAgreements,
  enquiries: schema.enquiries,
  enquiryReplies: schema.enquiryReplies,
  tenantChecks: schema.tenantChecks,
  listingMarks: schema.listingMarks,
  savedSearches: schema.savedSearches,
} satisfies Record<keyof World, Table>;

/** All or nothing. Answers false where another instance was quicker. */
export async function writeWorld(database: Database, world: World): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await hasSeeds(transaction)) return false;
    for (const [name, table] of Object.entries(tables) as [keyof World, Table][]) {
      await insertRows(transaction, table, world[name]);
    }
    await transaction.insert(schema.pictureSources).values(pictureSources(world));
    return true;
  });
}

/** As JSON: one parameter instead of one a column and row, and a third of the time. */
async function insertRows(transaction: Database, table: Table, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = getTableColumns(table);
  // A column that no row sets keeps its default.
  const keys = Object.keys(columns).filter((key) => rows.some((row) => Reflect.get(row, key) !== undefined));
  const names = sql.join(
    keys.map((key) => sql.identifier(columns[key]?.name ?? key)),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(keys.map((key) => [columns[key]?.name, Reflect.get(row, key) ?? null]))),
  );
  await transaction.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
  );
}

function pictureSources(world: World): (typeof schema.pictureSources.$inferInsert)[] {
  const used = new Set(world.pictures.map(({ id }) => id));
  return allPictures
    .filter(({ id }) => used.has(id))
    .map(({ id, name }) => ({ pictureId: id, mediaType: drawingMediaType, bytes: Buffer.from(name) }));
}

/** So that at the first search the planner knows the sizes, and indexes answer without the rows. */
export async function analyse(database: Database): Promise<void> {
  for (const table of [schema.listings, schema.listingSearch, schema.listingOpens, schema.properties, schema.suburbs]) {
    await database.execute(sql.raw(`vacuum (analyze) ${getTableName(table)}`));
  }
}
