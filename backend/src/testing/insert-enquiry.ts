import type { Database } from '../database/database.ts';
import { enquiries, enquiryReplies } from '../enquiries/enquiry-table.ts';

type Insert = typeof enquiries.$inferInsert;
type Ids = Pick<Insert, 'ownerId' | 'propertyId' | 'listingId'>;

/** By default a new enquiry of Mia about an inspection. */
export async function insertEnquiry(
  database: Database,
  { replies = [], ...values }: Ids & Partial<Insert> & { replies?: string[] },
) {
  const [row] = await database
    .insert(enquiries)
    .values({
      name: 'Mia Petrović',
      email: 'mia@example.com',
      phone: '0491 570 006',
      reasons: ['inspection'],
      message: 'Could I see it on Saturday?',
      status: replies.length > 0 ? 'replied' : 'new',
      ...values,
    })
    .returning();
  if (!row) throw new Error('The enquiry was not stored.');
  for (const message of replies) {
    await database.insert(enquiryReplies).values({ ownerId: row.ownerId, enquiryId: row.id, message });
  }
  return row;
}
