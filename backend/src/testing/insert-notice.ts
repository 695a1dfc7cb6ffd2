import type { Database } from '../database/database.ts';
import { notices } from '../notices/notice-table.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { aPdf } from './insert-document.ts';

type Insert = typeof notices.$inferInsert;

/** By default a notice of a visit in 2099, with its PDF. */
export async function insertNotice(
  database: Database,
  values: Pick<Insert, 'ownerId' | 'tenancyId'> & Partial<Insert>,
) {
  const document = aPdf;
  const [row] = await database
    .insert(notices)
    .values({
      content: {
        kind: 'entry',
        purpose: 'inspection',
        date: '2099-02-02',
        from: '10:00',
        to: '11:00',
        note: '',
      },
      effectiveDate: '2099-02-02',
      document,
      documentSha256: sha256Of(document),
      served: [{ name: 'Mia Petrović', email: 'mia@example.com', sentAt: null }],
      givenAt: new Date('2026-11-20T01:00:00Z'),
      ...values,
    })
    .returning();
  if (!row) throw new Error('The notice was not stored.');
  return row;
}
