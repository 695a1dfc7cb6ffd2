import { readConfig } from 'backend/config';
import { type Database, issueChargeInvoice, issueCreditNote, issueOrderInvoice } from 'backend/tables';
import type { DemoDataset } from '../dataset/demo-dataset.ts';

type Issue = { at: Date; issue: typeof issueOrderInvoice; id: string };

/**
 * Issues the invoices and credit notes of all payments in the order in which they were made, as the backend does. So
 * their numbers have no gaps, and the next invoice continues them.
 */
export async function issueInvoices(transaction: Database, dataset: DemoDataset): Promise<void> {
  const config = readConfig(process.env);
  const issues: Issue[] = [
    ...dataset.payments.flatMap(({ orderId, chargeId, status, amountCents, settledAt }): Issue[] => {
      if (status !== 'succeeded' || amountCents === 0 || !settledAt) return [];
      if (orderId) return [{ at: settledAt, issue: issueOrderInvoice, id: orderId }];
      return chargeId ? [{ at: settledAt, issue: issueChargeInvoice, id: chargeId }] : [];
    }),
    ...dataset.refunds.flatMap(({ id, createdAt }): Issue[] =>
      createdAt ? [{ at: createdAt, issue: issueCreditNote, id }] : [],
    ),
  ];
  issues.sort((a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id));
  for (const { at, issue, id } of issues) await issue({ database: transaction, config, now: at, addJob }, id);
}

/** Invoices add no jobs. */
const addJob = () => Promise.reject(new Error('Expected no job while demo data is loaded.'));
