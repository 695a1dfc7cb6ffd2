import { addDays } from 'shared-contract/date/local-date';
import { entriesOf } from '../ledger/ledger-postings.ts';
import { tenancyRents } from '../ledger/ledger-tables.ts';
import { recordTransaction } from '../ledger/record-transaction.ts';
import { insertOwn } from '../owned-rows/owned-rows.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import type { SampleContext } from './sample-context.ts';
import { sampleBondCents, sampleRentCents, sampleTenant } from './sample-texts.ts';

/** The rent is paid for two weeks at a time. Three days ago the next payment was due and did not arrive. */
const payments = 10;
const daysBehind = 3;

/** Inserts a tenancy for a year that runs, with the payments of its rent and a bond that is lodged. */
export async function insertSampleTenancy(context: SampleContext): Promise<void> {
  const { propertyId, today } = context;
  const startDate = addDays(today, 1 - daysBehind - 14 * payments);
  const { id: tenancyId } = await insertOwn(context, tenancies, {
    propertyId,
    tenants: [{ ...sampleTenant, primaryTenant: true }],
    rentCents: sampleRentCents,
    startDate,
    endDate: addDays(startDate, 364),
    bondCents: sampleBondCents,
    bondLodgedOn: addDays(startDate, 3),
    bondNumber: 'SAMPLE-1',
    createdAt: new Date(`${startDate}T00:00:00Z`),
  });
  await insertOwn(context, tenancyRents, { tenancyId, fromDate: startDate, rentCents: sampleRentCents });
  await recordTransaction(context, {
    tenancyId,
    kind: 'bondReceipt',
    date: startDate,
    description: 'Bond received',
    entries: entriesOf('bondReceipt', sampleBondCents),
  });
  await recordTransaction(context, {
    tenancyId,
    kind: 'bondLodgement',
    date: addDays(startDate, 3),
    description: 'Bond lodged, number SAMPLE-1',
    entries: entriesOf('bondLodgement', sampleBondCents),
  });
  for (let payment = 0; payment < payments; payment++) {
    await recordTransaction(context, {
      tenancyId,
      kind: 'rentReceipt',
      date: addDays(startDate, 14 * payment),
      description: 'Rent received',
      entries: entriesOf('rentReceipt', 2 * sampleRentCents),
    });
  }
}
