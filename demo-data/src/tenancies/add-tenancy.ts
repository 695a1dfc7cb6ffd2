import type { DemoDataset } from '../dataset/demo-dataset.ts';
import { type TenancyPlan, tenancyRows } from './tenancy-rows.ts';

/** Adds a tenancy with its rents and its ledger. */
export function addTenancy(dataset: DemoDataset, plan: TenancyPlan, now: Date): void {
  const { tenancy, ledger } = tenancyRows(plan, now);
  dataset.tenancies.push(tenancy);
  dataset.tenancyRents.push(...ledger.tenancyRents);
  dataset.ledgerTransactions.push(...ledger.ledgerTransactions);
  dataset.ledgerEntries.push(...ledger.ledgerEntries);
}
