import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { listings } from '../listings/listing-table.ts';
import { offerApi } from './testing/offer-api.ts';
import { anInput, olivia, price, tokenIn } from './testing/offer-builders.ts';

const { backend, makeOffer, view, patch, mailsTo } = await offerApi();
afterAll(() => backend.close());

describe('rent bidding', () => {
  const lease = (state: 'VIC' | 'NSW' | 'ACT', changes: object = {}) =>
    backend.insert.listing({
      ownerId: olivia.id,
      pricing: price('650.00'),
      property: { state, postcode: { VIC: '3121', NSW: '2042', ACT: '2601' }[state] },
      ...changes,
    });
  const renting = (amount: string) => ({ terms: { kind: 'lease', amount, startDate: '2026-12-01', termMonths: 12 } });

  it('rejects more than the advertised rent where the law forbids it', async () => {
    const victoria = await lease('VIC');
    const more = await makeOffer(anInput(victoria.id, renting('651.00')));
    expect(more.body.violations).toEqual([
      {
        propertyPath: 'terms.amount',
        message:
          'In Victoria a home may not be let for more than its advertised rent, even if a tenant offers it. Enter $650 or less.',
        code: 'rent-bidding',
      },
    ]);
    expect((await makeOffer(anInput((await lease('NSW')).id, renting('651.00')))).status).toBe(422);
    expect((await makeOffer(anInput((await lease('ACT')).id, renting('651.00')))).status).toBe(422);
    expect((await makeOffer(anInput(victoria.id, renting('650.00')))).status).toBe(201);
  });

  it('V22: does not reveal a hidden rent', async () => {
    const hidden = await lease('VIC', { pricing: { ...price('650.00'), displayType: 'hide' } });
    const input = anInput(hidden.id, { ...renting('900.00'), buyer: { name: 'H', email: 'hidden@example.com' } });
    expect((await makeOffer(input)).status).toBe(201);
    const [mail] = await mailsTo('hidden@example.com');
    const seen = await view(tokenIn(mail?.text ?? ''));
    expect(seen.body.listing.pricing).toEqual({ displayType: 'hide' });
    expect(JSON.stringify(seen.body) + mail?.text).not.toMatch(/\b650\b/);
  });

  it('applies to the owner: rejects a higher counter-offer and an acceptance after the rent was lowered', async () => {
    const listing = await lease('VIC');
    const input = anInput(listing.id, renting('650.00'));
    await makeOffer(input);
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
