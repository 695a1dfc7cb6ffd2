import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { listings } from '../listings/listing-table.ts';
import { testBackend } from '../testing/index.ts';
import { waitForLock } from '../testing/wait-for-lock.ts';
import { offers } from './offer-table.ts';
import { offerApi } from './testing/offer-api.ts';
import { anInput, jack, olivia, tokenIn } from './testing/offer-builders.ts';

const { backend, tick, aSale, makeOffer, view, mailsTo } = await offerApi();
afterAll(() => backend.close());

describe('making an offer', () => {
  it('works for guests: the owner gets the offer and a mail, the buyer a mail with a link', async () => {
    const listing = await aSale({ contactEmail: 'sales@example.com' });
    const input = anInput(listing.id);
    const made = await makeOffer(input);
    expect(made).toMatchObject({ status: 201, body: { id: input.id, status: 'pending' } });
    // Midnight after the 28th in Melbourne, which is eleven hours ahead.
    expect(made.body.expiresAt).toBe('2026-11-28T13:00:00.000Z');
    expect(JSON.stringify(made.body)).not.toContain('zoe');

    const [row] = (await backend.inject({ url: `/api/offers?listing.id=${listing.id}` }, olivia)).json().member;
    expect(row).toMatchObject({
      terms: input.terms,
      buyer: { name: 'Zoë Žižka', email: 'zoe@example.com', phone: '+61491570156' },
      message: 'We love the garden.',
      history: [{ by: 'buyer', status: 'pending', terms: input.terms }],
    });

    const [toOwner] = await mailsTo('sales@example.com');
    expect(toOwner?.subject).toBe('New offer for 12A/3–5 Bridge Road, Richmond VIC 3121: $790,000');
    expect(toOwner?.replyTo).toBe('zoe@example.com');
    expect(toOwner?.text).toContain(`/properties/${listing.propertyId}/listings/${listing.id}/offers`);
    expect(toOwner?.text).not.toMatch(/\/offers\/[\w-]{43}/);
    const toBuyer = (await mailsTo('zoe@example.com')).at(-1);
    expect(toBuyer?.subject).toBe('Your offer for 12A/3–5 Bridge Road, Richmond VIC 3121');
    expect(toBuyer?.text).toContain('Deposit: $79,000');
    expect(toBuyer?.text).toContain('Neither side is bound');
    expect((await view(tokenIn(toBuyer?.text ?? ''))).body).toMatchObject({ id: input.id, status: 'pending' });
  });

  it('is refused when the listing is sold while the offer arrives', async () => {
    const listing = await aSale();
    const { pending } = await backend.database.transaction(async (transaction) => {
      await transaction.update(listings).set({ status: 'sold' }).where(eq(listings.id, listing.id));
      const made = makeOffer(anInput(listing.id));
      await waitForLock(backend.database);
      return { pending: made };
    });
    const { status, body } = await pending;
    expect([status, body.violations[0].code]).toEqual([422, 'closed']);
  });

  it('requires a CSRF token, consent and a listing on the market', async () => {
    const listing = await aSale();
    expect((await makeOffer(anInput(listing.id), {})).status).toBe(403);
    const refused = await makeOffer(anInput(listing.id, { consent: false }));
    expect([refused.status, refused.body.violations[0].propertyPath]).toEqual([422, 'consent']);
    for (const status of ['draft', 'sold', 'withdrawn', 'pendingReview'] as const) {
      const closed = await makeOffer(anInput((await aSale({ status })).id));
      expect([closed.status, closed.body.violations?.[0]]).toEqual([
        422,
        { propertyPath: 'listing', message: 'This listing no longer accepts offers.', code: 'closed' },
      ]);
    }
    expect((await makeOffer(anInput(randomUUID()))).status).toBe(422);
    expect((await makeOffer(anInput((await aSale({ status: 'underOffer' })).id))).status).toBe(201);
  });

  it('rejects the owner’s own offer and stores the signed-in buyer', async () => {
    const listing = await aSale();
    expect((await makeOffer(anInput(listing.id), olivia)).body).toMatchObject({ status: 409, code: 'own-listing' });
    const input = anInput(listing.id);
    expect((await makeOffer(input, jack)).status).toBe(201);
    const [row] = await backend.database.select().from(offers).where(eq(offers.id, input.id));
    expect(row?.buyerId).toBe(jack.id);
  });

  it('stores a repeated offer once with one mail, and rejects the id of another offer', async () => {
    const listing = await aSale();
    const input = anInput(listing.id, { buyer: { name: 'Twice', email: 'twice@example.com' } });
    expect([(await makeOffer(input)).status, (await makeOffer(input)).status]).toEqual([201, 201]);
    expect(await mailsTo('twice@example.com')).toHaveLength(1);
    const other = { ...input, buyer: { name: 'Other', email: 'other@example.com' } };
    expect((await makeOffer(other)).body).toMatchObject({ status: 409, code: 'id-taken' });
  });

  it('is limited per IP address', async () => {
    const strict = await testBackend({ offersPerHour: 2, clock: tick });
    try {
      const headers = await strict.signInAs(jack);
      const send = () => strict.inject({ method: 'POST', url: '/api/offers', payload: {} }, headers);
      expect([(await send()).statusCode, (await send()).statusCode, (await send()).statusCode]).toEqual([
        422, 422, 429,
      ]);
    } finally {
      await strict.close();
    }
  });

  it('V7: rejects an invalid phone number at its field', async () => {
    const listing = await aSale();
    const buyer = { name: 'Zoë', email: 'zoe@example.com', phone: '+1 000 000 0000' };
    const { status, body } = await makeOffer(anInput(listing.id, { buyer }));
    expect([status, body.violations]).toEqual([
      422,
      [
        {
          propertyPath: 'buyer.phone',
          message: 'Enter a valid phone number, such as 0491 570 006 or +64 21 123 4567.',
          code: 'phone',
        },
      ],
    ]);
  });

  it('V23: rejects an amount outside its limits and a deposit above it, at their fields', async () => {
    const listing = await aSale();
    const terms = { kind: 'sale', amount: '999.99', deposit: '1000.00', settlementDays: 60, conditions: [] };
    const { body } = await makeOffer(anInput(listing.id, { terms }));
    expect(body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath)).toEqual([
      'terms.amount',
      'terms.deposit',
    ]);
  });

  it.each([
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['emoji', '👩‍👩‍👧 🏡'],
    ['SQL', "'; drop table offers; --"],
  ])('keeps %s in texts as it is', async (_, text) => {
    const listing = await aSale();
    const input = anInput(listing.id, { buyer: { name: text, email: 'zoe@example.com' }, message: text });
    expect((await makeOffer(input)).status).toBe(201);
    expect((await backend.inject({ url: `/api/offers/${input.id}` }, olivia)).json()).toMatchObject({
      buyer: { name: text },
      message: text,
    });
    const mail = (await backend.mails()).at(-1);
    expect(mail?.html).toBeUndefined();
  });

  it.each([
    ['a control character', 'Sam\u001b[31m'],
    ['a turned direction', 'Sam\u202etxt.exe'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['a header of its own', 'Sam\r\nBcc: all@example.com'],
  ])('rejects %s in a name with a message', async (_, name) => {
    const listing = await aSale();
    const { status, body } = await makeOffer(anInput(listing.id, { buyer: { name, email: 'zoe@example.com' } }));
    expect([status, body.violations[0].propertyPath]).toEqual([422, 'buyer.name']);
  });
});

it('rejects NUL characters everywhere', async () => {
  const listing = await aSale();
  const { status, body } = await makeOffer(anInput(listing.id, { message: 'Sam\0' }));
  expect([status, body.detail]).toEqual([expect.any(Number), expect.stringMatching(/NUL|null/i)]);
  expect([400, 422]).toContain(status);
});
