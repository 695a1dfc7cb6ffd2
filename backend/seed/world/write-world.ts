import { getTableName, sql, type Table } from 'drizzle-orm';
import type { Database } from '../../src/database/database.ts';
import * as schema from '../../src/database/schema.ts';
import { drawingMediaType } from '../../src/pictures/drawing-media-type.ts';
import { allPictures } from '../pictures/catalogue.ts';
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
  listings: schema.listings,
  listingAssets: schema.listingAssets,
  listingOpens: schema.listingOpens,
  orders: schema.orders,
  orderItems: schema.orderItems,
  subscriptions: schema.subscriptions,
  tenancies: schema.tenancies,
  tenancyAgreements: schema.tenancyAgreements,
  tenantChecks: schema.tenantChecks,
} satisfies Record<keyof World, Table>;

export async function hasSeeds(database: Database): Promise<boolean> {
  const [found] = await database.select({ id: schema.suburbs.id }).from(schema.suburbs).limit(1);
  return found !== undefined;
}

/** All or nothing. Answers false where another instance was quicker. */
export async function writeWorld(database: Database, world: World): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await hasSeeds(transaction)) return false;
    for (const [name, table] of Object.entries(tables) as [keyof World, Table][]) {
      for (const rows of slices<unknown>(world[name])) await transaction.insert(table).values(rows as never);
    }
    for (const rows of slices(pictureSources(world))) await transaction.insert(schema.pictureSources).values(rows);
    return true;
  });
}

/** PostgreSQL takes at most 65,535 parameters in one statement. */
function slices<T>(rows: readonly T[], size = 1000): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
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
  for (const table of [schema.listings, schema.listingOpens, schema.properties, schema.suburbs]) {
    await database.execute(sql.raw(`vacuum (analyze) ${getTableName(table)}`));
  }
}
