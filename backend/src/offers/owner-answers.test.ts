import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { listings } from '../listings/listing-table.ts';
import { offerApi } from './testing/offer-api.ts';
import { anInput, counter, jack, olivia, sam, tokenIn } from './testing/offer-builders.ts';

const { backend, aSale, makeOffer, patch, statusOf, mailsTo, view, answer } = await offerApi();
afterAll(() => backend.close());

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
    const mail = (await mailsTo('zoe@example.com')).at(-1)?.text;
    expect(mail).toContain('> Welcome!');
    expect(mail).toContain('\nView the offer:\n');
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

  it.each(['sold', 'offmarket'] as const)(
    'rejects the end of an accepted offer of a listing that is %s',
    async (closed) => {
      const listing = await aSale();
      const input = anInput(listing.id);
      await makeOffer(input);
      const token = tokenIn((await mailsTo('zoe@example.com')).at(-1)?.text ?? '');
      const accepted = await patch(input.id, { status: 'accepted', message: '' });
      await backend.database.update(listings).set({ status: closed }).where(eq(listings.id, listing.id));
      const mails = (await backend.mails()).length;
      const refused = {
        status: 409,
        code: 'listing-closed',
        detail: expect.stringContaining('already sold or leased'),
      };
      expect((await patch(input.id, { status: 'rejected', message: '' })).body).toMatchObject(refused);
      const version = (await view(token)).body.version;
      expect((await answer(token, 'withdrawn', version)).body).toMatchObject(refused);
      expect(await statusOf(listing.id)).toBe(closed);
      const { body } = await view(token);
      expect(body).toMatchObject({ status: 'accepted', history: accepted.body.history });
      expect((await backend.mails()).length).toBe(mails);
    },
  );

  it('declines the other open offers when the listing is marked as sold, and mails those buyers only', async () => {
    const listing = await aSale();
    const from = (name: string) => anInput(listing.id, { buyer: { name, email: `${name}@sold.example` } });
    const [ana, ben, cleo] = [from('ana'), from('ben'), from('cleo')];
    for (const input of [ana, ben, cleo]) await makeOffer(input);
    await patch(ben.id, counter('795000.00'));
    expect((await mailsTo('ben@sold.example')).at(-1)?.text).toContain('\nView and answer the offer:\n');
    await patch(ana.id, { status: 'accepted', message: '' });
    const url = `/api/listings/${listing.id}/status`;
    const sold = await backend.inject({ method: 'POST', url, payload: { status: 'sold' } }, olivia);
    expect(sold.statusCode).toBe(200);
    const statusOfOffer = async (id: string) =>
      (await backend.inject({ url: `/api/offers/${id}` }, olivia)).json().status;
    expect(await Promise.all([ana, ben, cleo].map(({ id }) => statusOfOffer(id)))).toEqual([
      'accepted',
      'rejected',
      'rejected',
    ]);
    const latest = async (name: string) => (await mailsTo(`${name}@sold.example`)).at(-1);
    for (const name of ['ben', 'cleo']) {
      expect(await latest(name)).toMatchObject({
        subject: expect.stringMatching(/ has been sold$/),
        text: expect.stringContaining('View the offer:\n'),
      });
    }
    expect((await latest('ana'))?.subject).toMatch(/was accepted$/);
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
