import type { Database, FileConfig, FileScope } from 'backend/tables';
import * as schema from 'backend/tables';
import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm';
import { hasDemoData } from '../has-demo-data.ts';
import { allPictures } from '../pictures/catalogue.ts';
import { readOriginal } from '../pictures/originals.ts';
import type { DemoDataset } from './demo-dataset.ts';

/**
 * The key of a PostgreSQL advisory lock. It makes sure that only one of several servers that start together loads the
 * data.
 */
const loadLock = 4_302_002;

const filesPerInsert = 40;

const tables = {
  suburbs: schema.suburbs,
  customerUsers: schema.customerUsers,
  featureCategories: schema.featureCategories,
  features: schema.features,
  pictures: schema.pictures,
  productCategories: schema.productCategories,
  products: schema.products,
  promotionCodes: schema.promotionCodes,
  properties: schema.properties,
  propertyOwners: schema.propertyOwners,
  ownershipDocuments: schema.ownershipDocuments,
  listings: schema.listings,
  listingAssets: schema.listingAssets,
  listingOpens: schema.listingOpens,
  inspectionBookings: schema.inspectionBookings,
  offers: schema.offers,
  orders: schema.orders,
  orderItems: schema.orderItems,
  paymentCustomers: schema.paymentCustomers,
  paymentMethods: schema.paymentMethods,
  payments: schema.payments,
  refunds: schema.refunds,
  fulfilments: schema.fulfilments,
  subscriptions: schema.subscriptions,
  subscriptionCharges: schema.subscriptionCharges,
  tenancyAgreements: schema.tenancyAgreements,
  tenancies: schema.tenancies,
  tenancyRents: schema.tenancyRents,
  ledgerTransactions: schema.ledgerTransactions,
  ledgerEntries: schema.ledgerEntries,
  receiptCounters: schema.receiptCounters,
  expenses: schema.expenses,
  enquiries: schema.enquiries,
  enquiryReplies: schema.enquiryReplies,
  tenantChecks: schema.tenantChecks,
  listingMarks: schema.listingMarks,
  savedSearches: schema.savedSearches,
} satisfies Record<keyof DemoDataset, Table>;

/**
 * Inserts all rows in one transaction, which `complete` can add to. Returns false when another server has already
 * inserted them.
 */
export async function insertDataset(
  database: Database,
  dataset: DemoDataset,
  config: FileConfig,
  complete?: (transaction: Database) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
    if (await hasDemoData(transaction)) return false;
    for (const [name, table] of Object.entries(tables) as [keyof DemoDataset, Table][]) {
      await insertRows(transaction, table, dataset[name]);
    }
    await insertOriginals({ database: transaction, config }, new Set(dataset.pictures.map(({ id }) => id)));
    await complete?.(transaction);
    return true;
  });
}

/** Inserts rows, which are sent as one JSON parameter. One parameter per value would take three times as long. */
async function insertRows(transaction: Database, table: Table, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = getTableColumns(table);
  // Omits columns that no row sets, so that the database fills in their defaults.
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

/**
 * Stores the original pictures as uploads are stored. Works in batches, so that only a few files at a time are in
 * memory.
 */
async function insertOriginals(scope: FileScope, pictureIds: ReadonlySet<string | undefined>): Promise<void> {
  const used = allPictures.filter(({ id }) => pictureIds.has(id));
  for (let start = 0; start < used.length; start += filesPerInsert) {
    const batch = used.slice(start, start + filesPerInsert);
    const files = await Promise.all(batch.map(async ({ id, file }) => ({ id, bytes: await readOriginal(file) })));
    // One after another, because all statements of a transaction use one connection.
    for (const { id, bytes } of files) await schema.writeBytes(scope, id, bytes);
    const rows = batch.map(({ id }) => ({ pictureId: id, mediaType: 'image/webp' }));
    await scope.database.insert(schema.pictureSources).values(rows);
  }
}

/**
 * Updates the statistics and visibility maps of the tables, so that the first searches get good query plans and
 * index-only scans.
 */
export async function analyzeTables(database: Database): Promise<void> {
  for (const table of [schema.listings, schema.searchTable, schema.listingOpens, schema.properties, schema.suburbs]) {
    await database.execute(sql.raw(`vacuum (analyze) ${getTableName(table)}`));
  }
}
