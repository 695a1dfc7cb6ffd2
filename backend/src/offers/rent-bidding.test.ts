import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { listings } from '../listings/listing-table.ts';
import { offerApi } from './testing/offer-api.ts';
import { anInput, olivia, price } from './testing/offer-builders.ts';

const { backend, makeOffer, patch } = await offerApi();
afterAll(() => backend.close());

describe('rent bidding', () => {
  const lease = (state: 'VIC' | 'NSW' | 'ACT', changes: object = {}) =>
    backend.insert.listing({
      ownerId: olivia.id,
      pricing: price('650.00'),
      property: { state, postcode: { VIC: '3121', NSW: '2042', ACT: '2601' }[state] },
      ...changes,
    });
  const renting = (amount: string) => ({
    terms: { kind: 'lease' as const, amount, startDate: '2026-12-01', termMonths: 12 },
  });

  it.each(['651.00', '650.00'])('accepts no offer of $%s to rent a home: it takes applications', async (amount) => {
    const hidden = { pricing: { ...price('650.00'), displayType: 'hide' } };
    const both = { type: 'both', pricing: price('800000.00'), leasePricing: price('650.00') };
    for (const changes of [{}, hidden, both]) {
      const input = anInput((await lease('VIC', changes)).id, renting(amount));
      expect((await makeOffer(input)).body.violations).toEqual([
        {
          propertyPath: 'terms.kind',
          message: 'Homes to rent take applications. Apply to rent instead.',
          code: 'apply',
        },
      ]);
    }
    const { id } = await lease('NSW', { property: { state: 'NSW', postcode: '2042', propertyType: 'Commercial' } });
    expect((await makeOffer(anInput(id, renting(amount)))).status).toBe(201);
  });

  it('applies to the owner: rejects a higher counter-offer and an acceptance after the rent was lowered', async () => {
    const listing = await lease('VIC');
    const { terms } = renting('650.00');
    const expiresAt = new Date('2026-11-28T00:00:00Z');
    const input = await backend.insert.offer({ ownerId: olivia.id, listingId: listing.id, terms, expiresAt });
    const up = { status: 'countered', ...renting('700.00'), expiresOn: '2026-11-28', message: '' };
    expect((await patch(input.id, up)).body.violations[0].code).toBe('rent-bidding');
    await backend.database
      .update(listings)
      .set({ pricing: price('600.00') })
      .where(eq(listings.id, listing.id));
    expect((await patch(input.id, { status: 'accepted', message: '' })).body).toMatchObject({
      status: 409,
      code: 'rent-bidding',
    });
  });
});
