import type { BackendConfig } from 'backend/config';
import { completeSearch, type Database } from 'backend/tables';
import { addApplications } from './applications/add-applications.ts';
import { buildDataset, type DatasetSize } from './dataset/build-dataset.ts';
import { analyzeTables, insertDataset } from './dataset/insert-dataset.ts';
import { hasDemoData } from './has-demo-data.ts';
import { issueInvoices } from './orders/issue-invoices.ts';
import { addTenantChecks } from './tenancies/add-tenant-checks.ts';
import { addSigningRounds } from './tenancies/signing-rounds.ts';

type Options = {
  now: Date;
  log?: (line: string) => void;
  /** The configuration of the backend, whose master keys encrypt the rental applications and tenant checks. */
  config: BackendConfig;
};

export const fullSize: DatasetSize = {
  hiddenOwners: 300,
  market: { residentialSale: 790, residentialLease: 690, residentialBoth: 50, commercial: 340, land: 180, rural: 150 },
};

export const smallSize: DatasetSize = {
  hiddenOwners: 12,
  market: { residentialSale: 14, residentialLease: 14, residentialBoth: 2, commercial: 6, land: 3, rural: 3 },
};

/** Loads the demo data. Does nothing when the database already has demo data. */
export async function loadDemoData(database: Database, { now, log = () => {}, config }: Options): Promise<void> {
  if (await hasDemoData(database)) return;
  const started = performance.now();
  const dataset = buildDataset(now, fullSize);
  const complete = async (transaction: Database) => {
    await issueInvoices(transaction, dataset);
    await addSigningRounds(transaction, now);
    await addApplications(transaction, { config, now });
    await addTenantChecks(transaction, dataset.tenantChecks, { config, now });
  };
  // The names are stored encrypted only.
  const tenantChecks = dataset.tenantChecks.map((check) => ({ ...check, applicantName: '' }));
  if (!(await insertDataset(database, { ...dataset, tenantChecks }, config, complete))) return;
  await completeSearch(database, now);
  await analyzeTables(database);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`loaded ${dataset.listings.length} demo listings and ${dataset.pictures.length} pictures in ${seconds} s`);
}

/** Loads less data, for tests: the complete demo accounts and about 40 listings of other owners. */
export async function loadSmallDemoData(
  database: Database,
  { now = new Date(), config }: Pick<Options, 'config'> & Partial<Options>,
): Promise<void> {
  await insertDataset(database, buildDataset(now, smallSize), config);
  await completeSearch(database, now);
}
