import { randomUUID } from 'node:crypto';
import type { OfferTerms } from 'shared-contract/offer/offer';
import type { Database } from '../database/database.ts';
import { createOfferLink } from '../offers/offer-store.ts';
import { offers } from '../offers/offer-table.ts';

type Insert = typeof offers.$inferInsert;

/** By default Zoë offers $790,000 with one condition, valid for a week. `token` is the token of her link. */
export async function insertOffer(database: Database, values: Pick<Insert, 'ownerId' | 'listingId'> & Partial<Insert>) {
  const terms: OfferTerms = {
    kind: 'sale',
    amount: '790000.00',
    deposit: '79000.00',
    settlementDays: 60,
    conditions: [{ kind: 'finance', lender: '', days: 14 }],
  };
  const createdAt = values.createdAt ?? new Date();
  const expiresAt = values.expiresAt ?? new Date(createdAt.getTime() + 7 * 86_400_000);
  const said = { terms: values.terms ?? terms, message: values.message ?? '' };
  const [row] = await database
    .insert(offers)
    .values({
      id: randomUUID(),
      buyer: { name: 'Zoë Žižka', email: 'zoe@example.com', phone: '+61491570156' },
      status: 'pending',
      ...said,
      expiresAt,
      history: [
        {
          at: createdAt.toISOString(),
          by: 'buyer',
          status: 'pending',
          ...said,
          expiresAt: expiresAt.toISOString(),
        },
      ],
      ...values,
      createdAt,
    })
    .returning();
  if (!row) throw new Error('The offer was not stored.');
  return { ...row, token: await createOfferLink(database, row.id, createdAt) };
}
