import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bookingApi, endAt, olivia } from './testing/booking-api.ts';

let api: Awaited<ReturnType<typeof bookingApi>>;
beforeAll(async () => {
  api = await bookingApi();
});
afterAll(() => api.backend.close());
beforeEach(() => api.anInspection({ capacity: 1 }));

const cancel = (id: string, payload: object = {}, as = olivia) =>
  api.backend.inject({ method: 'POST', url: `/api/inspection-bookings/${id}/cancel`, payload }, as);

async function aBooking(): Promise<{ id: string; token: string }> {
  const token = await api.bookAndConfirm();
  const [{ id }] = await api.list();
  return { id, token };
}

describe('the owner cancels one booking', () => {
  it('frees its place and mails the visitor the message and a calendar file that removes the inspection', async () => {
    const { id, token } = await aBooking();
    const before = (await api.mails()).length;
    const reply = await cancel(id, { message: 'Sorry,\n<b>we</b> are ill.' });
    expect(reply.json()).toMatchObject({ '@id': api.path(), booked: 0, placesLeft: 1 });
    const [mail, ...others] = (await api.mails()).slice(before);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'mia@example.com',
      subject: 'Booking cancelled: 12A/3–5 Bridge Road, Richmond VIC 3121',
    });
    expect(mail?.text).toContain('> Sorry,\n> <b>we</b> are ill.');
    expect(mail?.html).toContain('Sorry,<br>&lt;b&gt;we&lt;/b&gt; are ill.');
    expect(String(mail?.attachments[0]?.bytes)).toContain('METHOD:CANCEL');
    expect(await api.list()).toEqual([]);
    const seen = await api.post('/api/inspection-booking-views', { token });
    expect(seen.json()).toMatchObject({ status: 'cancelled', cancelledBy: 'owner' });
    expect((await cancel(id)).statusCode).toBe(404);
    expect(await api.mails()).toHaveLength(before + 1);
    await api.bookAndConfirm();
    expect(await api.list()).toHaveLength(1);
  });

  it('is 404 for other owners, and for a booking that the visitor has not confirmed', async () => {
    const { id } = await aBooking();
    expect((await cancel(id, {}, { id: randomUUID() })).statusCode).toBe(404);
    expect(await api.list()).toHaveLength(1);
    await api.anInspection();
    await api.book();
    const [held] = await api.stored();
    expect((await cancel(held?.id ?? '')).statusCode).toBe(404);
  });

  it('is not possible after the inspection, and the message has at most 1,000 characters', async () => {
    const { id } = await aBooking();
    expect((await cancel(id, { message: 'x'.repeat(1001) })).statusCode).toBe(422);
    api.setNow(endAt);
    expect((await cancel(id)).json()).toMatchObject({ status: 409, code: 'over' });
  });
});
