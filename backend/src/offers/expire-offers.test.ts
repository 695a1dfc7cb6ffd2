import { afterAll, describe, expect, it } from '@jest/globals';
import { offerApi } from './testing/offer-api.ts';
import { olivia, tokenIn } from './testing/offer-builders.ts';

const { backend, setNow, aGuest, aSale, view, answer, patch, mailsTo } = await offerApi();
afterAll(() => backend.close());

describe('expiry', () => {
  it('ends an offer for both sides at the end of its day in the property’s time zone', async () => {
    const offer = await backend.insert.offer({
      ownerId: olivia.id,
      listingId: (await aSale()).id,
      expiresAt: new Date('2026-11-28T13:00:00Z'),
    });
    setNow(new Date('2026-11-28T12:59:00Z'));
    expect((await view(offer.token)).body.status).toBe('pending');
    setNow(new Date('2026-11-28T13:00:00Z'));
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
    // The job leaves out an address of the sample data, and still mails everyone else.
    await backend.insert.offer({
      ownerId: olivia.id,
      listingId: (await aSale({ contactEmail: 'agency@sample.invalid' })).id,
      expiresAt: new Date('2026-11-29T13:00:00Z'),
    });
    const sweepAt = async (at: Date) => {
      await backend.boss.send('offer-expiry');
      await backend.runQueue('offer-expiry', { config: { ...backend.config, clock: () => at } });
    };
    await sweepAt(new Date('2026-11-29T12:59:00Z'));
    expect(await mailsTo('late@example.com')).toEqual([]);
    const afterExpiry = new Date('2026-11-29T13:01:00Z');
    setNow(afterExpiry);
    const before = await view(token);
    await sweepAt(afterExpiry);
    await sweepAt(afterExpiry);
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
    setNow(new Date('2027-11-28T13:00:00Z'));
    expect((await view(offer.token)).body.status).toBe('accepted');
  });
});
