import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { guestFetch, type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as page from './inspection-booking.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000031', firstName: 'Olivia' };
const inAWeek = new Date(Date.now() + 7 * 86_400_000);
const inspection = { startAt: inAWeek, endAt: new Date(inAWeek.getTime() + 1_800_000) };

let backend: InProcessBackend;
let guest: typeof backend.fetch;
beforeAll(async () => {
  backend = await inProcessBackend();
  guest = await guestFetch(backend);
});
afterAll(() => backend.close());

const requested: string[] = [];
const asGuest: typeof backend.fetch = (input, init) => {
  requested.push(String(input));
  return guest(input, init);
};
const open = (token: string, fetch = asGuest) =>
  renderPage({
    definition,
    pages: { 'inspection-booking': page },
    url: `/inspections/${token}`,
    backend: { ...backend, fetch },
  });

const post = (url: string, body: object) =>
  guest(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Books an inspection as a guest, and returns the token of the mailed link. Confirms it unless `isHeld`. */
async function aBooking({ isHeld = false, capacity = null as number | null } = {}) {
  const opens = [{ ...inspection, bookable: true, capacity }];
  const { id } = await backend.insert.listing({ ownerId: olivia.id, photos: 1, opens });
  const [one] = (await backend.inject({ url: `/api/listings/${id}` })).json().listingOpens;
  const email = `${id}@example.com`;
  const body = { id: crypto.randomUUID(), open: one['@id'], name: 'Mia Petrović', email };
  await post('/api/inspection-bookings', body);
  const mail = (await backend.mails()).findLast(({ to }) => to === email);
  const token = /\/inspections\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
  if (!isHeld) await post('/api/inspection-booking-confirmations', { token });
  return { listingId: id, openId: one.id as string, token };
}

describe('a booked inspection, opened by the emailed link', () => {
  it('shows time and place with a calendar file, and keeps the token out of request URLs', async () => {
    const { token, listingId, openId } = await aBooking();
    requested.length = 0;
    await open(token);
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re booked in' })).toBeVisible();
    expect(screen.getByText('12A/3–5 Bridge Road, Richmond VIC 3121')).toBeVisible();
    expect(screen.getByText(/^Booked for Mia Petrović\./)).toBeVisible();
    const calendar = screen.getByRole('link', { name: 'Add to calendar' });
    expect(calendar).toHaveAttribute('href', `/api/listings/${listingId}/open-homes.ics?open=${openId}`);
    expect((await backend.inject({ url: calendar.getAttribute('href') ?? '' })).body).toContain(`open-${openId}@`);
    expect(document.head.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    expect(requested.join(' ')).not.toContain(token);
  });

  it('is cancelled after a confirmation, and can be booked again', async () => {
    const { token, listingId, openId } = await aBooking();
    await open(token);
    const button = await screen.findByRole('button', { name: 'Cancel booking' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(button).toHaveFocus();
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your booking?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'You’ve cancelled this booking' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(visibleToasts().map(({ message }) => message)).toContain('Booking cancelled');
    expect(screen.getByRole('link', { name: 'View the property' })).toHaveAttribute('href', `/listings/${listingId}`);
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    const booked = await backend.inject({ url: `/api/listing-opens/${openId}/bookings` }, olivia);
    expect(booked.json().member).toEqual([]);
  });

  it('asks to confirm a booking, which opening the page does not do', async () => {
    const { token, openId } = await aBooking({ isHeld: true });
    await open(token);
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your booking' })).toBeVisible();
    expect(screen.getByText(/^Your place is held for (30|29) more minutes\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    const bookings = async () =>
      (await backend.inject({ url: `/api/listing-opens/${openId}/bookings` }, olivia)).json().member;
    expect(await bookings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'You’re booked in' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(await bookings()).toMatchObject([{ name: 'Mia Petrović' }]);
  });

  it('counts the minutes for which the place is held, until it is not', async () => {
    const { token } = await aBooking({ isHeld: true });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'] });
    try {
      await open(token);
      await screen.findByText(/^Your place is held for (30|29) more minutes\./);
      // Runs the effects of what has just been rendered. One of them starts the clock.
      await act(async () => {});
      act(() => jest.advanceTimersByTime(5 * 60_000));
      expect(screen.getByText(/^Your place is held for (25|24) more minutes\./)).toBeVisible();
      act(() => jest.advanceTimersByTime(26 * 60_000));
      expect(screen.getByRole('heading', { level: 1, name: 'Your place is no longer held' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that a place is no longer held, and why it cannot be confirmed', async () => {
    const { token, openId } = await aBooking({ isHeld: true, capacity: 1 });
    await backend.database.execute(`update inspection_bookings set held_until = now() where open_id = '${openId}'`);
    await backend.insert.inspectionBooking({ ownerId: olivia.id, openId, email: 'zoe@example.com' });
    await open(token);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your place is no longer held' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('All places at this inspection are booked.');
  });

  it('says that the property has left the market', async () => {
    const { token, listingId } = await aBooking();
    const url = `/api/listings/${listingId}/status`;
    await backend.inject({ method: 'POST', url, payload: { status: 'withdrawn' } }, olivia);
    await open(token);
    expect(await screen.findByRole('heading', { level: 1, name: 'This property is off the market' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '12A/3–5 Bridge Road' })).toBeNull();
  });

  it('is not there when the inspection was removed, or the link is incomplete', async () => {
    const { token, openId } = await aBooking();
    await backend.inject({ method: 'DELETE', url: `/api/listing-opens/${openId}` }, olivia);
    const { unmount } = await open(token);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link isn’t valid' })).toBeVisible();
    unmount();
    await open('short');
    expect(await screen.findByRole('heading', { level: 1, name: 'This link isn’t valid' })).toBeVisible();
  });

  it('can be retried when it cannot be loaded', async () => {
    const { token } = await aBooking();
    let isDown = true;
    await open(token, async (input, init) => (isDown ? new Response('', { status: 503 }) : asGuest(input, init)));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your booking');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re booked in' })).toBeVisible();
  });
});
