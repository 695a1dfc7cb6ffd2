import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { testBackend } from '../testing/index.ts';
import { offerLinks } from './offer-table.ts';
import { offerApi } from './testing/offer-api.ts';
import { anInput, counter, olivia, price, tokenIn } from './testing/offer-builders.ts';

const { backend, aSale, post, makeOffer, view, answer, patch, statusOf, mailsTo } = await offerApi();
afterAll(() => backend.close());

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

  it('cannot accept a counter-offer after another offer was accepted, and reads why', async () => {
    const { listing, tokens } = await countered('late@example.com');
    const [token = ''] = tokens;
    const other = anInput(listing.id);
    await makeOffer(other);
    await patch(other.id, { status: 'accepted', message: '' });
    expect((await answer(token, 'accepted', (await view(token)).body.version)).body).toMatchObject({
      status: 409,
      code: 'other-accepted',
      detail: 'Another offer was accepted first. Yours stays open in case that one falls through.',
    });
  });

  it('depend on an accepted offer, of which the buyer learns only that there is one', async () => {
    const { listing, input, tokens } = await countered('second@example.com');
    const [token = ''] = tokens;
    expect((await view(token)).body.isOtherAccepted).toBe(false);
    const buyer = { name: 'Ruby Rival', email: 'ruby@example.com' };
    const terms = { kind: 'sale', amount: '812345.00', deposit: '0.00', settlementDays: 30, conditions: [] };
    const other = anInput(listing.id, { buyer, terms });
    await makeOffer(other);
    await patch(other.id, { status: 'accepted', message: '' });
    const seen = (await view(token)).body;
    expect(seen).toMatchObject({ status: 'countered', isOtherAccepted: true });
    await patch(input.id, counter('805000.00'));
    const mail = (await mailsTo('second@example.com')).at(-1);
    expect(mail?.subject).toContain('Counter-offer for');
    expect(mail?.text).toMatch(
      /^You have a counter-offer, but another offer on this property has been accepted\. You can only accept .+ falls through\./,
    );
    expect(mail?.text).toContain('\nView the offer:\n');
    expect(JSON.stringify(seen) + mail?.text).not.toMatch(/ruby|rival|812,?345/i);
    await makeOffer(anInput(listing.id, { buyer: { name: 'Tess Third', email: 'third@example.com' } }));
    const toOwner = (await mailsTo(`${olivia.id}@example.com`)).at(-1);
    expect(toOwner?.text).toMatch(/^You have a new offer, but you’ve accepted another one .+ falls through\./);
    expect(toOwner?.text).toContain('\nCompare and answer offers:\n');
    // An accepted offer on another listing does not count.
    const elsewhere = await countered('elsewhere@example.com');
    expect((await view(elsewhere.tokens[0] ?? '')).body.isOtherAccepted).toBe(false);
    expect(elsewhere.mails.at(-1)?.text).toMatch(/^You have a counter-offer\. You can accept it or withdraw/);
    await patch(other.id, { status: 'rejected', message: '' });
    expect((await view(token)).body.isOtherAccepted).toBe(false);
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
    expect(mail?.text).toContain('\nView the offers:\n');
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
