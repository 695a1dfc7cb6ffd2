import { expect, it } from '@jest/globals';
import { is } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readConfig } from '../config.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import * as schema from '../schema.ts';
import { exportSections } from './export-sections.ts';

/**
 * Where the archive contains the rows that belong to a user by this column. A new table fails the test until it is
 * listed.
 */
const exportedIn: Record<string, string> = {
  'properties.owner_id': 'properties',
  'property_owners.owner_id': 'property-owners',
  'listings.owner_id': 'listings',
  'listing_assets.owner_id': 'listings',
  'listing_opens.owner_id': 'listing-opens',
  'ownership_documents.owner_id': 'ownership-documents',
  'orders.owner_id': 'orders',
  'order_items.owner_id': 'orders',
  'fulfilments.owner_id': 'orders',
  'invoices.owner_id': 'invoices',
  'payments.owner_id': 'payments',
  'refunds.owner_id': 'payments',
  'payment_methods.owner_id': 'payment-methods',
  'payment_customers.owner_id': 'payment-methods',
  'subscriptions.owner_id': 'subscriptions',
  'subscription_charges.owner_id': 'subscription-charges',
  'bank_accounts.owner_id': 'bank-accounts',
  'expenses.owner_id': 'expenses',
  'expense_series.owner_id': 'expense-series',
  'removed_expenses.owner_id': 'removed-expenses',
  'property_documents.owner_id': 'documents',
  'document_versions.owner_id': 'documents',
  'document_shares.owner_id': 'documents',
  'tenancies.owner_id': 'tenancies',
  'notices.owner_id': 'notices',
  'calendar_feeds.owner_id': 'calendar-feeds',
  'tenancy_rents.owner_id': 'tenancies',
  'ledger_transactions.owner_id': 'ledger-transactions',
  'receipt_counters.owner_id': 'ledger-transactions',
  // Stores only hashes of lines. Their text is the description of the transaction.
  'posted_bank_lines.owner_id': 'ledger-transactions',
  'receipt_emails.owner_id': 'receipt-emails',
  'rent_reminders.owner_id': 'rent-reminders',
  'tenancy_agreements.owner_id': 'tenancy-agreements',
  'tenancy_agreements.landlord_id': 'tenancy-agreements',
  'agreement_events.owner_id': 'agreement-history',
  'signings.owner_id': 'agreement-signings',
  'applications.owner_id': 'applications',
  'applicants.owner_id': 'applications',
  'application_accesses.owner_id': 'application-accesses',
  'destruction_certificates.owner_id': 'destruction-certificates',
  'tenant_checks.owner_id': 'tenant-checks',
  'tenant_check_applicants.owner_id': 'tenant-checks',
  'tenant_check_authorisations.owner_id': 'tenant-checks',
  'tenant_check_documents.owner_id': 'tenant-checks',
  'tenant_check_files.owner_id': 'tenant-checks',
  'tenant_check_reports.owner_id': 'tenant-checks',
  'tenant_check_notices.owner_id': 'tenant-checks',
  'tenant_check_disputes.owner_id': 'tenant-checks',
  'tenant_check_events.owner_id': 'tenant-check-events',
  'enquiries.owner_id': 'enquiries',
  'enquiry_replies.owner_id': 'enquiries',
  'inspection_bookings.owner_id': 'inspection-bookings',
  'offers.owner_id': 'offers',
  'offers.buyer_id': 'offers-made',
  'enquiries.sender_id': 'activity',
  'applications.sender_id': 'activity',
  'application_starts.sender_id': 'activity',
  'listing_marks.owner_id': 'listing-marks',
  'saved_searches.owner_id': 'saved-searches',
  'sessions.user_id': 'sessions',
  'pictures.profile_user_id': 'pictures',
};

it('exports every column that refers to a user', () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const owned = tables.flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table);
    const references = foreignKeys.map((key) => key.reference());
    return references
      .filter(({ foreignTable }) => foreignTable === customerUsers)
      .flatMap(({ columns }) => columns.map((column) => `${name}.${column.name}`));
  });
  expect(owned.length).toBeGreaterThan(10);
  const asked = {
    database: drizzle.mock(),
    owner: { id: '' },
    sessionId: '',
    now: new Date(0),
    config: readConfig({}),
  };
  const sections = exportSections(asked).map(({ name }) => name);
  const missing = owned.filter((column) => !sections.includes(exportedIn[column] ?? ''));
  expect(missing).toEqual([]);
});
