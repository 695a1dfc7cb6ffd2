import { and, isNotNull, lt } from 'drizzle-orm';
import { applicationStarts } from '../applications/application-tables.ts';
import { accessTokens, loginStates, sessions } from '../auth/session-table.ts';
import type { Database } from '../database/database.ts';
import { deleteBinnedDocuments } from '../documents/document-store.ts';
import { deleteRemovedExpenses } from '../expenses/expense-store.ts';
import { idempotencyKeys } from '../idempotency/idempotency-key-table.ts';
import { deleteOldBookings } from '../inspection-bookings/inspection-booking-store.ts';
import type { JobLog } from '../jobs/run-jobs.ts';
import { deleteRemovedAssets } from '../listing-assets/delete-removed-assets.ts';
import { deleteOldVitals } from '../operations/web-vitals/web-vital-store.ts';
import { paymentEvents } from '../payments/payment-tables.ts';
import { takeDownSoldListings } from '../publishing/take-down-sold-listings.ts';
import { rateLimits } from '../rate-limits/rate-limit-table.ts';
import { deleteOldAlerts } from '../search-alerts/search-alert-store.ts';
import { deleteOrphanedFiles } from '../uploads/delete-orphaned-files.ts';

const hour = 3_600_000;
const responsesStoredMs = 48 * hour;
/** Providers repeat a webhook for some days. After that, its row is of no use. */
const webhooksStoredMs = 30 * 24 * hour;

/** As long as an undecided application can be stored. */
const startsStoredMs = 183 * 24 * hour;

/** Deletes expired and removed rows, and takes listings off the site some days after they were sold or leased. */
export async function deleteExpiredRows(database: Database, now: Date, log?: JobLog): Promise<void> {
  await database.delete(accessTokens).where(lt(accessTokens.expiresAt, now));
  await database.delete(loginStates).where(lt(loginStates.expiresAt, now));
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  await takeDownSoldListings(database, now);
  await deleteRemovedAssets(database, now);
  await deleteBinnedDocuments(database, now);
  await deleteRemovedExpenses(database, now);
  await deleteOldBookings(database, now);
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - responsesStoredMs)));
  await deleteOldAlerts(database, now);
  await deleteOldVitals(database, now);
  await database
    .delete(applicationStarts)
    .where(lt(applicationStarts.createdAt, new Date(now.getTime() - startsStoredMs)));
  const { processedAt, receivedAt } = paymentEvents;
  await database
    .delete(paymentEvents)
    .where(and(isNotNull(processedAt), lt(receivedAt, new Date(now.getTime() - webhooksStoredMs))));
  await deleteOrphanedFiles(database, log);
}
