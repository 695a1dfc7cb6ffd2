import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { inspectionBookings } from '../inspection-bookings/inspection-booking-table.ts';

type Insert = typeof inspectionBookings.$inferInsert;

/** By default a booking of Mia. */
export async function insertInspectionBooking(
  database: Database,
  values: Pick<Insert, 'ownerId' | 'openId'> & Partial<Insert>,
) {
  const [row] = await database
    .insert(inspectionBookings)
    .values({ id: randomUUID(), name: 'Mia Petrović', email: 'mia@example.com', phone: '+61491570006', ...values })
    .returning();
  if (!row) throw new Error('The booking was not stored.');
  return row;
}
