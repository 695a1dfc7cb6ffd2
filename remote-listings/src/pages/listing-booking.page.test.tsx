import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { guestFetch, type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as listing from './listing.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const jack = {
  id: '10000000-0000-4000-8000-000000000002',
  firstName: 'Jack',
  lastName: "O'Brien",
  email: 'jack@example.com',
  phone: '+61491570156',
};
const inAWeek = new Date(Date.now() + 7 * 86_400_000);
// Noon in Brisbane, because open homes are between 7 am and 8 pm.
inAWeek.setUTCHours(2, 0, 0, 0);
const inspection = { startAt: inAWeek, endAt: new Date(inAWeek.getTime() + 1_800_000) };
let backend: InProcessBackend;
let listingId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(() => anInspection());

async function anInspection(settings: object = { bookable: true }) {
  const opens = [{ ...inspection, ...settings }];
  ({ id: listingId } = await backend.insert.listing({ ownerId: olivia.id, contactName: 'Sam Lee', opens }));
}

const open = async (as?: typeof jack) =>
  renderPage({
    definition,
    pages: { listing },
    url: `/listings/${listingId}`,
    backend: as ? backend : { ...backend, fetch: await guestFetch(backend) },
    ...(as ? { as } : {}),
  });

const openId = async () =>
  (await backend.inject({ url: `/api/listings/${listingId}` })).json().listingOpens[0].id as string;
const bookings = async () =>
  (await backend.inject({ url: `/api/listing-opens/${await openId()}/bookings` }, olivia)).json().member;
const pressBook = async () => userEvent.click(await screen.findByRole('button', { name: /^Book \w{3}, / }));
const bookedLink = () => screen.findByRole('link', { name: /^You’ve booked \w{3}, / });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Book inspection' }));

describe('booking an inspection', () => {
  it('asks a guest to confirm it with the link in the email', async () => {
    await open();
    await pressBook();
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mia Petrović');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
    await send();
    const result = await screen.findByText('Check your email to confirm within 30 minutes');
    expect(result.closest('[role="status"]')).toHaveFocus();
    expect(screen.getByText(/^We’re holding a place for .* the link we’ve emailed to mia@example\.com/)).toBeVisible();
    expect(await bookings()).toEqual([]);
    const mail = (await backend.mails()).findLast(({ to }) => to === 'mia@example.com');
    expect(mail?.subject).toMatch(/^Confirm your inspection: /);
  });

  it('fills in name, email and phone of a signed-in user, and books at once when the email is verified', async () => {
    await backend.signInAs({ ...jack, username: jack.email, emailVerified: true });
    await open(jack);
    await pressBook();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue("Jack O'Brien"));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('jack@example.com');
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('0491 570 156');
    await send();
    expect(await screen.findByText(/^You’re booked for/)).toBeVisible();
    expect(await bookings()).toMatchObject([{ phone: '+61491570156' }]);
  });

  it('is replaced by the booking of a signed-in visitor, also one that was just made', async () => {
    const zoe = { ...jack, id: '10000000-0000-4000-8000-000000000003', email: 'zoe@example.com' };
    await backend.signInAs({ ...zoe, username: zoe.email, emailVerified: true });
    const { unmount } = await open(zoe);
    await pressBook();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(zoe.email));
    await send();
    expect(await screen.findByText(/^You’re booked for/)).toBeVisible();
    expect(await bookedLink()).toHaveAttribute('href', '/activity');
    unmount();
    await open(zoe);
    expect(await bookedLink()).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it('of another person or with an unverified address is not shown, and a guest asks for none', async () => {
    await backend.insert.inspectionBooking({ ownerId: olivia.id, openId: await openId(), email: 'mia@example.com' });
    const mia = { ...jack, id: '10000000-0000-4000-8000-000000000004', email: 'mia@example.com' };
    await backend.signInAs({ ...mia, username: mia.email, emailVerified: false });
    const asked: string[] = [];
    const noted = (fetch: typeof backend.fetch): typeof backend.fetch => {
      return (url, init) => {
        asked.push(new URL(String(url)).pathname);
        return fetch(url, init);
      };
    };
    const page = { definition, pages: { listing }, url: `/listings/${listingId}` };
    const { unmount } = await renderPage({ ...page, as: mia, backend: { ...backend, fetch: noted(backend.fetch) } });
    expect(await screen.findByRole('button', { name: /^Book \w{3}, / })).toBeVisible();
    await waitFor(() => expect(asked).toContain('/api/booked-inspections'));
    expect(screen.queryByText('You’ve booked')).toBeNull();
    unmount();
    asked.length = 0;
    await renderPage({ ...page, backend: { ...backend, fetch: noted(await guestFetch(backend)) } });
    expect(await screen.findByRole('button', { name: /^Book \w{3}, / })).toBeVisible();
    expect(asked).not.toContain('/api/booked-inspections');
  });

  it('shows errors at the fields, focuses the first one and sends nothing', async () => {
    await open();
    await pressBook();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Phone/ }), '12');
    await send();
    expect(await screen.findByText('Enter your name.')).toBeVisible();
    expect(screen.getByText(/Enter an email address such as/)).toBeVisible();
    expect(screen.getByText(/Enter a phone number such as/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    expect(await bookings()).toEqual([]);
  });

  it('says that an inspection is full, also when the last place was booked while the visitor typed', async () => {
    await anInspection({ bookable: true, capacity: 1 });
    await open();
    await pressBook();
    expect(await screen.findByText(/^1 place left\./)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mia Petrović');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
    await backend.insert.inspectionBooking({ ownerId: olivia.id, openId: await openId(), email: 'zoe@example.com' });
    await send();
    expect(await screen.findByText('This inspection is full')).toBeVisible();
    const button = await screen.findByRole('button', { name: /^Full: \w{3}, / });
    expect(button).toHaveTextContent('Full');
    await userEvent.click(button);
    expect(screen.queryByText('This inspection is full')).toBeNull();
    await userEvent.click(button);
    expect(await screen.findByText('This inspection is full')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  });

  it('explains why the server refused it, and keeps what was typed', async () => {
    await open();
    await pressBook();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Mia Petrović');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
    const url = `/api/listing-opens/${await openId()}`;
    await backend.inject({ method: 'PATCH', url, payload: { bookable: false } }, olivia);
    await send();
    const failure = await screen.findByText('This inspection takes no bookings. Just come along.');
    expect(failure.closest('[role="alert"]')).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Mia Petrović');
  });

  it('is offered only for inspections that take bookings and have not started', async () => {
    const startAt = new Date(Date.now() - 60_000);
    await anInspection({ startAt, endAt: new Date(startAt.getTime() + 3_600_000), bookable: true });
    const { unmount } = await open();
    await screen.findByRole('heading', { name: 'Open homes' });
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
    unmount();
    await anInspection({ bookable: false });
    await open();
    await screen.findByRole('heading', { name: 'Open homes' });
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it('keeps what was typed when another time is chosen, and only on this listing', async () => {
    const later = {
      startAt: new Date(inAWeek.getTime() + 86_400_000),
      endAt: new Date(inAWeek.getTime() + 88_200_000),
    };
    const opens = [
      { ...inspection, bookable: true },
      { ...later, bookable: true },
    ];
    ({ id: listingId } = await backend.insert.listing({ ownerId: olivia.id, opens }));
    const { unmount } = await open();
    const [first, second] = await screen.findAllByRole('button', { name: /^Book \w{3}, / });
    await userEvent.click(first as HTMLElement);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Mia Petrović');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
    await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '0491 570 006');
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'));
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Mia Petrović');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mia@example.com');
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('0491 570 006');
    await send();
    expect(await screen.findByText('Check your email to confirm within 30 minutes')).toBeVisible();
    unmount();
    await anInspection();
    await open();
    await pressBook();
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('');
  });
});
