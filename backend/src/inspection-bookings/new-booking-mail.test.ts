import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bookingApi, olivia } from './testing/booking-api.ts';

let api: Awaited<ReturnType<typeof bookingApi>>;
beforeAll(async () => {
  api = await bookingApi();
});
afterAll(() => api.backend.close());
beforeEach(() => api.anInspection({ capacity: 4 }, { contactEmail: 'sales@example.com' }));

const ownersMails = async (from: number, to = 'sales@example.com') =>
  (await api.mails()).slice(from).filter((mail) => mail.to === to);

describe('the owner gets a mail', () => {
  it('for a booking once it is confirmed, with the visitor’s details only in the text', async () => {
    const before = (await api.mails()).length;
    await api.book();
    const token = await api.lastToken();
    expect(await ownersMails(before)).toEqual([]);
    for (const _ of [1, 2]) await api.confirm(token);
    const [mail, ...others] = await ownersMails(before);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'New inspection booking: 12A/3–5 Bridge Road, Richmond VIC 3121',
      replyTo: 'mia@example.com',
    });
    for (const part of [mail?.text, mail?.html]) {
      for (const detail of ['Mia Petrović', 'mia@example.com', '0491 570 006', '1 of 4 places']) {
        expect(part).toContain(detail);
      }
      expect(part).toContain(`/listings/${api.ids().listingId}/edit/inspections`);
    }
  });

  it('for a booking by a verified user at once, and not again when it is repeated', async () => {
    const sam = { id: randomUUID(), username: 'sam@example.com', emailVerified: true };
    const before = (await api.mails()).length;
    for (const _ of [1, 2]) {
      const payload = { ...api.typed(), email: 'sam@example.com' };
      await api.backend.inject({ method: 'POST', url: '/api/inspection-bookings', payload }, sam);
    }
    expect(await ownersMails(before)).toHaveLength(1);
  });

  it('at the address of the account when the listing has none', async () => {
    await api.anInspection({}, { contactEmail: '' });
    const before = (await api.mails()).length;
    await api.bookAndConfirm();
    expect(await ownersMails(before, `${olivia.id}@example.com`)).toHaveLength(1);
  });
});
