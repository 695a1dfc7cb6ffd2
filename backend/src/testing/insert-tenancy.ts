import { type AgreementTerms, detailsOf } from 'shared-contract/agreement/agreement-terms';
import type { LedgerAccount } from 'shared-contract/tenancy/ledger';
import type { Database } from '../database/database.ts';
import { ledgerEntries, ledgerTransactions, tenancyRents } from '../ledger/ledger-tables.ts';
import { rentPeriods } from '../ledger/rent-schedule.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';

type Ids = { ownerId: string; propertyId: string };

type Paid = {
  /** The last day of a period of rent. By default that of the last whole week before 21 November 2026. */
  paidTo?: string | null;
  partPaymentCents?: number;
  bondReceivedCents?: number;
};

/** By default a fixed term of one year from February 2026, with rent paid up to 14 November 2026. */
export async function insertTenancy(
  database: Database,
  {
    paidTo,
    partPaymentCents = 0,
    bondReceivedCents = 0,
    ...values
  }: Ids & Partial<typeof tenancies.$inferInsert> & Paid,
) {
  const [row] = await database
    .insert(tenancies)
    .values({
      tenants: [{ name: 'Mia Petrović', email: 'mia@example.com', primaryTenant: true }],
      rentCents: 65_000,
      startDate: '2026-02-01',
      endDate: '2027-01-31',
      bondCents: 260_000,
      ...values,
    })
    .returning();
  if (!row) throw new Error('The tenancy was not stored.');
  const { id: tenancyId, ownerId, startDate, rentCents } = row;
  await database.insert(tenancyRents).values({ ownerId, tenancyId, fromDate: startDate, rentCents });
  await insertReceived(database, row, { account: 'rentDue', cents: rentUntil(row, paidTo) + partPaymentCents });
  await insertReceived(database, row, { account: 'bondDue', cents: bondReceivedCents });
  return row;
}

/** Returns the rent until `paidTo`, which has to be the last day of a period. */
function rentUntil(
  { startDate, endDate, rentCents }: typeof tenancies.$inferSelect,
  paidTo: string | null | undefined,
): number {
  if (paidTo === null) return 0;
  const until = paidTo ?? '2026-11-20';
  const terms = { startDate, endDate, rents: [{ fromDate: startDate, rentCents }] };
  const covered = rentPeriods(terms, until).filter(({ to }) => to <= until);
  if (paidTo !== undefined && covered.at(-1)?.to !== paidTo) {
    throw new RangeError(`Expected paidTo to end a week that counts from ${startDate}, got ${paidTo}.`);
  }
  return covered.reduce((sum, { cents }) => sum + cents, 0);
}

/** Writes an opening balance, and leaves the version of the tenancy at 1. */
async function insertReceived(
  database: Database,
  { id: tenancyId, ownerId, startDate: date }: typeof tenancies.$inferSelect,
  { account, cents }: { account: LedgerAccount; cents: number },
): Promise<void> {
  if (cents === 0) return;
  const [transaction] = await database
    .insert(ledgerTransactions)
    .values({ ownerId, tenancyId, kind: 'openingBalance', date, description: 'Received before this ledger began' })
    .returning();
  const transactionId = transaction?.id ?? '';
  await database.insert(ledgerEntries).values([
    { transactionId, account: 'bank', amountCents: cents },
    { transactionId, account, amountCents: -cents },
  ]);
}

/** By default an initiated agreement with two tenants. */
export async function insertAgreement(
  database: Database,
  values: Ids & Partial<typeof tenancyAgreements.$inferInsert>,
) {
  const tenant = { address: '2 Swan Street, Richmond VIC 3121', phone: '+61491570006' };
  const [row] = await database
    .insert(tenancyAgreements)
    .values({
      landlordId: values.ownerId,
      landlordDetails: { ...tenant, name: 'Olivia Nguyen', email: 'olivia@example.com' },
      tenantDetails: [
        { ...tenant, name: 'Mia Petrović', email: 'mia@example.com', primaryTenant: true, position: 1 },
        { ...tenant, name: 'Tom O’Brien', email: 'tom@example.com', primaryTenant: false, position: 2 },
      ],
      status: 'initiated',
      ...values,
    })
    .returning();
  if (!row) throw new Error('The agreement was not stored.');
  return row;
}

/** The terms of an agreement in Victoria that can be sent, from 1 February 2030 for a year. */
export const completeTerms = {
  leaseType: 'fixed',
  startDate: '2030-02-01',
  endDate: '2031-01-31',
  rent: '650.00',
  rentFrequency: 'week',
  rentPaid: 'fortnight',
  firstPayment: '2030-02-01',
  rentInAdvanceWeeks: 2,
  paymentMethods: ['bankTransfer'],
  paymentAccount: { name: 'O Nguyen', bsb: '063-000', number: '12345678' },
  bond: '2600.00',
  utilities: [
    { service: 'electricity', connected: true, paidBy: 'tenant', individuallyMetered: true, apportionment: '' },
  ],
  petsAllowed: false,
  specialTerms: '',
} satisfies Partial<AgreementTerms>;

/** A draft with complete terms, which can be sent. */
export const insertSendableAgreement = (
  database: Database,
  { terms = {}, ...values }: Parameters<typeof insertAgreement>[1] & { terms?: Partial<AgreementTerms> },
) =>
  insertAgreement(database, {
    status: 'draft',
    tenancyAgreementDetails: detailsOf({ ...completeTerms, ...terms }),
    ...values,
  });
