import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { OfferInput } from 'shared-contract/offer/offer';
import { listings } from '../listings/listing-table.ts';
import { queuedMail } from '../mail/mail-queue.ts';
import { type TestBackend, type TestUser, testBackend } from '../testing/index.ts';
import { expireOffers } from './expire-offers.ts';
import { offerLinks, offers } from './offer-table.ts';

const olivia: TestUser = { id: '31000000-0000-4000-8000-000000000001' };
const jack: TestUser = { id: '31000000-0000-4000-8000-000000000002' };
const sam: TestUser = { id: '31000000-0000-4000-8000-000000000003' };
let now = new Date('2026-11-21T00:00:00Z');
/** Each request has a time of its own, so mails have an order. */
const tick = () => {
  now = new Date(now.getTime() + 1);
  return now;
};
let backend: TestBackend;
let guest: Record<string, string>;

beforeAll(async () => {
  backend = await testBackend({ offersPerHour: 100_000, clock: tick });
  guest = await aGuest();
});
afterAll(() => backend.close());

/** Headers of a signed-out browser. */
async function aGuest(): Promise<Record<string, string>> {
  const answer = await backend.inject({ url: '/api/auth/csrf-token' });
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  return { cookie, 'x-csrf-token': answer.json().csrfToken };
}

const price = (amount: string) => ({ displayType: 'value', displayValue: { value: amount } }) as const;
const aSale = (changes: object = {}) =>
  backend.insert.listing({ ownerId: olivia.id, type: 'sale', pricing: price('800000.00'), ...changes });

const anInput = (listingId: string, changes: object = {}): OfferInput => ({
  id: randomUUID(),
  listing: `/api/listings/${listingId}`,
  terms: { kind: 'sale', amount: '790000.00', deposit: '79000.00', settlementDays: 60, conditions: [] },
  expiresOn: '2026-11-28',
  buyer: { name: 'Zoë Žižka', email: 'zoe@example.com', phone: '0491 570 156' },
  message: 'We love the garden.',
  consent: true,
  ...changes,
});

async function post(url: string, payload: object, as: TestUser | Record<string, string> = guest) {
  const answer = await backend.inject({ method: 'POST', url, payload }, as);
  return { status: answer.statusCode, body: answer.json() };
}
const makeOffer = (payload: object, as?: TestUser | Record<string, string>) => post('/api/offers', payload, as);
const view = (token: string) => post('/api/offer-views', { token });
const answer = (token: string, status: string, version: number, message = '', as = guest) =>
  post('/api/offer-answers', { token, status, version, message }, as);

async function patch(id: string, payload: object, as: TestUser = olivia, ifMatch = '*') {
  const url = `/api/offers/${id}`;
  const found = await backend.inject({ method: 'PATCH', url, payload, headers: { 'if-match': ifMatch } }, as);
  return { status: found.statusCode, body: found.json(), etag: found.headers.etag };
}

const counter = (amount: string, expiresOn = '2026-12-01') => ({
  status: 'countered',
  terms: { kind: 'sale', amount, deposit: '80000.00', settlementDays: 45, conditions: [] },
  expiresOn,
  message: 'A little more, please.',
});

const statusOf = async (id: string) =>
  (await backend.database.select().from(listings).where(eq(listings.id, id)))[0]?.status;

async function mailsTo(address: string) {
  return (await backend.mails()).filter(({ to }) => to === address);
}
const tokenIn = (text: string) => /\/offers\/([\w-]{43})\n/.exec(text)?.[1] ?? '';

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

describe('rent bidding', () => {
  const lease = (state: 'VIC' | 'NSW' | 'TAS', changes: object = {}) =>
    backend.insert.listing({
      ownerId: olivia.id,
      pricing: price('650.00'),
      property: { state, postcode: { VIC: '3121', NSW: '2042', TAS: '7000' }[state] },
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
    expect((await makeOffer(anInput(victoria.id, renting('650.00')))).status).toBe(201);
    expect((await makeOffer(anInput((await lease('TAS')).id, renting('651.00')))).status).toBe(201);
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

describe('the owner’s answers', () => {
  it('accepts: the listing is under offer, the buyer gets a mail, a second acceptance is rejected', async () => {
    const listing = await aSale();
    const [first, second] = [anInput(listing.id), anInput(listing.id)];
    await makeOffer(first);
    await makeOffer(second);
    const accepted = await patch(first.id, { status: 'accepted', message: 'Welcome!' });
    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect(accepted.body.history.at(-1)).toMatchObject({ by: 'owner', status: 'accepted', message: 'Welcome!' });
    expect(await statusOf(listing.id)).toBe('underOffer');
    expect((await mailsTo('zoe@example.com')).at(-1)?.text).toContain('> Welcome!');
    expect((await patch(second.id, { status: 'accepted', message: '' })).body).toMatchObject({
      status: 409,
      code: 'other-accepted',
    });
  });

  it('accepts one of two concurrent acceptances', async () => {
    const listing = await aSale();
    const both = [anInput(listing.id), anInput(listing.id)];
    for (const input of both) await makeOffer(input);
    const answers = await Promise.all(both.map(({ id }) => patch(id, { status: 'accepted', message: '' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('reactivates the listing when an accepted offer falls through', async () => {
    const listing = await aSale();
    const input = anInput(listing.id);
    await makeOffer(input);
    await patch(input.id, { status: 'accepted', message: '' });
    expect((await patch(input.id, { status: 'rejected', message: 'Finance fell through.' })).status).toBe(200);
    expect(await statusOf(listing.id)).toBe('active');
  });

  it('requires If-Match', async () => {
    const listing = await aSale();
    const input = anInput(listing.id);
    await makeOffer(input);
    const url = `/api/offers/${input.id}`;
    const bare = await backend.inject({ method: 'PATCH', url, payload: { status: 'rejected', message: '' } }, olivia);
    expect(bare.statusCode).toBe(428);
    const { etag } = (await backend.inject({ url }, olivia)).headers;
    expect((await patch(input.id, counter('800000.00'), olivia, String(etag))).status).toBe(200);
    expect((await patch(input.id, { status: 'rejected', message: '' }, olivia, String(etag))).status).toBe(412);
  });

  it('rejects another owner', async () => {
    const listing = await aSale();
    const input = anInput(listing.id);
    await makeOffer(input, jack);
    for (const stranger of [jack, sam]) {
      expect((await backend.inject({ url: `/api/offers/${input.id}` }, stranger)).statusCode).toBe(404);
      expect((await patch(input.id, { status: 'accepted', message: '' }, stranger)).status).toBe(404);
      const list = await backend.inject({ url: `/api/offers?listing.id=${listing.id}` }, stranger);
      expect(list.json().totalItems).toBe(0);
    }
  });

  it('counters with terms of the same kind, and rejects answers after the sale', async () => {
    const listing = await aSale();
    const input = anInput(listing.id);
    await makeOffer(input);
    const lease = { kind: 'lease', amount: '600.00', startDate: '2026-12-01', termMonths: 12 };
    const other = await patch(input.id, { ...counter('1000.00'), terms: lease });
    expect(other.body.violations[0]).toMatchObject({ propertyPath: 'terms.kind' });
    await backend.database.update(listings).set({ status: 'sold' }).where(eq(listings.id, listing.id));
    expect((await patch(input.id, counter('800000.00'))).body).toMatchObject({ status: 409, code: 'listing-closed' });
    expect((await patch(input.id, { status: 'rejected', message: '' })).status).toBe(200);
  });
});

describe('the buyer’s answers', () => {
  async function countered(email: string) {
    const listing = await aSale();
    const input = anInput(listing.id, { buyer: { name: 'Zoë', email } });
    await makeOffer(input);
    await patch(input.id, counter('800000.00'));
    const mails = await mailsTo(email);
    return { listing, input, tokens: mails.map(({ text }) => tokenIn(text)), mails };
  }

  it('accepts a counter-offer by the mailed link, and all mailed links keep working', async () => {
    const { listing, input, tokens, mails } = await countered('accepts@example.com');
    expect(mails[1]?.subject).toBe('Counter-offer for 12A/3–5 Bridge Road, Richmond VIC 3121: $800,000');
    const [first = '', second = ''] = tokens;
    expect(first).not.toBe(second);
    const seen = await view(first);
    expect(seen.body).toMatchObject({
      status: 'countered',
      terms: { amount: '800000.00', settlementDays: 45 },
      expiresAt: '2026-12-01T13:00:00.000Z',
      listing: { id: listing.id },
    });
    expect((await answer(second, 'accepted', seen.body.version)).body).toMatchObject({ status: 'accepted' });
    expect(await statusOf(listing.id)).toBe('underOffer');
    expect((await backend.inject({ url: `/api/offers/${input.id}` }, olivia)).json().history).toMatchObject([
      { by: 'buyer', status: 'pending' },
      { by: 'owner', status: 'countered', message: 'A little more, please.' },
      { by: 'buyer', status: 'accepted' },
    ]);
    expect((await mailsTo(`${olivia.id}@example.com`)).at(-1)?.subject).toContain('was accepted: $800,000');
  });

  it('cannot accept their own offer or an outdated counter-offer', async () => {
    const { input, tokens } = await countered('unseen@example.com');
    const [token = ''] = tokens;
    const { version } = (await view(token)).body;
    await patch(input.id, counter('850000.00'));
    expect((await answer(token, 'accepted', version)).body).toMatchObject({ status: 412, code: 'stale' });
    const fresh = await aSale();
    const offer = await backend.insert.offer({ ownerId: olivia.id, listingId: fresh.id });
    expect((await answer(offer.token, 'accepted', 1)).body).toMatchObject({ status: 409, code: 'offer-pending' });
  });

  it('withdraws an accepted offer, which reactivates the listing', async () => {
    const { listing, tokens } = await countered('withdraws@example.com');
    const [token = ''] = tokens;
    await answer(token, 'accepted', (await view(token)).body.version);
    const gone = await answer(token, 'withdrawn', (await view(token)).body.version, 'We found another home.');
    expect(gone.body).toMatchObject({ status: 'withdrawn' });
    expect(await statusOf(listing.id)).toBe('active');
    const mail = (await mailsTo(`${olivia.id}@example.com`)).at(-1);
    expect(mail?.text).toContain('> We found another home.');
    expect((await answer(token, 'withdrawn', gone.body.version)).body).toMatchObject({ code: 'offer-withdrawn' });
  });

  it('requires a CSRF token for an answer and none for reading', async () => {
    const offer = await backend.insert.offer({ ownerId: olivia.id, listingId: (await aSale()).id });
    const bare = await post(
      '/api/offer-answers',
      { token: offer.token, status: 'withdrawn', version: 1, message: '' },
      {},
    );
    expect(bare.body).toMatchObject({ status: 403, code: 'csrf' });
    expect((await post('/api/offer-views', { token: offer.token }, {})).status).toBe(200);
  });

  it('is not found by a made-up token or by the stored hash', async () => {
    const offer = await backend.insert.offer({ ownerId: olivia.id, listingId: (await aSale()).id });
    const [link] = await backend.database.select().from(offerLinks).where(eq(offerLinks.offerId, offer.id));
    expect(link?.tokenHash).not.toBe(offer.token);
    for (const token of ['x'.repeat(43), link?.tokenHash ?? '']) expect((await view(token)).status).toBe(404);
    expect((await view('short')).status).toBe(422);
  });

  it('never sees a hidden street', async () => {
    const listing = await aSale({ streetHidden: true });
    const input = anInput(listing.id, { buyer: { name: 'S', email: 'street@example.com' } });
    await makeOffer(input);
    const [mail] = await mailsTo('street@example.com');
    const seen = await view(tokenIn(mail?.text ?? ''));
    expect(JSON.stringify(seen.body) + mail?.text + mail?.subject).not.toContain('Bridge Road');
  });
});

describe('expiry', () => {
  it('ends an offer for both sides at the end of its day in the property’s time zone', async () => {
    const offer = await backend.insert.offer({
      ownerId: olivia.id,
      listingId: (await aSale()).id,
      expiresAt: new Date('2026-11-28T13:00:00Z'),
    });
    now = new Date('2026-11-28T12:59:00Z');
    expect((await view(offer.token)).body.status).toBe('pending');
    now = new Date('2026-11-28T13:00:00Z');
    const seen = await view(offer.token);
    expect(seen.body).toMatchObject({ status: 'expired', history: [{}, { by: 'clock', status: 'expired' }] });
    expect((await patch(offer.id, { status: 'accepted', message: '' })).body).toMatchObject({ code: 'offer-expired' });
    expect((await answer(offer.token, 'withdrawn', 1, '', await aGuest())).body).toMatchObject({
      code: 'offer-expired',
    });
  });

  it('mails both sides once and keeps the version', async () => {
    const { id, token } = await backend.insert.offer({
      ownerId: olivia.id,
      listingId: (await aSale({ contactEmail: 'agency@example.com' })).id,
      buyer: { name: 'Late Lee', email: 'late@example.com' },
      expiresAt: new Date('2026-11-29T13:00:00Z'),
    });
    const sweepAt = (at: Date) =>
      backend.database.transaction((database) =>
        expireOffers({ database, mail: queuedMail(database, at, () => {}), config: backend.config, now: at }),
      );
    await sweepAt(new Date('2026-11-29T12:59:00Z'));
    expect(await mailsTo('late@example.com')).toEqual([]);
    now = new Date('2026-11-29T13:01:00Z');
    const before = await view(token);
    await sweepAt(now);
    await sweepAt(now);
    expect((await view(token)).body).toEqual(before.body);
    const [mail, ...others] = await mailsTo('late@example.com');
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('has expired');
    expect((await view(tokenIn(mail?.text ?? ''))).body).toMatchObject({ id, status: 'expired' });
    expect((await mailsTo('agency@example.com')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^An offer for .+ has expired: \$790,000$/),
    ]);
  });

  it('keeps an accepted offer', async () => {
    const expiresAt = new Date('2026-11-30T13:00:00Z');
    const offer = await backend.insert.offer({ ownerId: olivia.id, listingId: (await aSale()).id, expiresAt });
    await patch(offer.id, { status: 'accepted', message: '' });
    now = new Date('2027-11-28T13:00:00Z');
    expect((await view(offer.token)).body.status).toBe('accepted');
  });
});

it('never logs a token', async () => {
  const lines: string[] = [];
  const loud = await testBackend({ logLevel: 'debug', logTo: { write: (line) => lines.push(line) } });
  try {
    const listing = await loud.insert.listing({ ownerId: olivia.id, type: 'sale', pricing: price('800000.00') });
    const { token } = await loud.insert.offer({ ownerId: olivia.id, listingId: listing.id });
    await loud.inject({ method: 'POST', url: '/api/offer-views', payload: { token } });
    await loud.inject({ method: 'POST', url: '/api/offer-answers', payload: { token, status: 'oops', version: 'x' } });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(token);
  } finally {
    await loud.close();
  }
});
