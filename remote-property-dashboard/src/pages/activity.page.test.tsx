import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as activity from './activity.page.tsx';

let mia: { id: string; firstName: string; lastName: string };
let own: { ownerId: string; propertyId: string; listingId: string };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
beforeEach(async () => {
  mia = { id: crypto.randomUUID(), firstName: 'Mia', lastName: 'Petrović' };
  await backend.signInAs(mia);
  const ownerId = crypto.randomUUID();
  await backend.signInAs({ id: ownerId });
  const { id: propertyId } = await backend.insert.property({ ownerId, streetAddress: '1 Bridge Road' });
  const { id: listingId } = await backend.insert.listing({ ownerId, propertyId, type: 'lease' });
  own = { ownerId, propertyId, listingId };
});
afterAll(() => backend.close());

const open = (fetch = backend.fetch) =>
  renderPage({ definition, pages: { activity }, url: '/activity', as: mia, backend: { ...backend, fetch } });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const rows = async () => within(await screen.findByRole('list', { name: 'What you sent' })).getAllByRole('listitem');

describe('your activity', () => {
  it('lists what was sent while signed in, with its state, the next step and a link to the listing', async () => {
    const { propertyId: _, ...ids } = own;
    await backend.insert.enquiry({ ...own, senderId: mia.id, message: 'Is it quiet?', createdAt: minutesAgo(1) });
    await backend.insert.offer({ ...ids, buyerId: mia.id, status: 'countered', createdAt: minutesAgo(2) });
    await backend.insert.application({ ...own, senderId: mia.id, createdAt: minutesAgo(3) });
    await backend.insert.enquiry({ ...own, message: 'Sent by a guest' });
    await open();
    const [enquiry, offer, application, ...others] = await rows();
    expect(others).toEqual([]);
    expect(enquiry).toHaveTextContent(/^1 Bridge Road.*Sent.*Your enquiry · Is it quiet\?We’ve sent it to the owner/);
    expect(offer).toHaveTextContent(/Countered.*Your offer of \$790,000You have a counter-offer/);
    expect(application).toHaveTextContent(/Sent.*Your rental applicationThe owner can read it now/);
    for (const link of screen.getAllByRole('link', { name: /^1 Bridge Road/ })) {
      expect(link).toHaveAttribute('href', `/listings/${own.listingId}`);
    }
    const again = within(application as HTMLElement).getByRole('link', { name: 'Get your link again' });
    expect(again).toHaveAttribute('href', `/apply?listing=${own.listingId}&link=again`);
  });

  it('lists the inspections that were booked with the verified address', async () => {
    mia = { ...mia, id: crypto.randomUUID() };
    await backend.signInAs({ ...mia, emailVerified: true });
    const opens = [{ startAt: minutesAgo(-1500), endAt: minutesAgo(-1530), bookable: true }];
    const listing = await backend.insert.listing({ ownerId: own.ownerId, opens });
    const { listingOpens } = (await backend.inject({ url: `/api/listings/${listing.id}` })).json();
    const booking = { ownerId: own.ownerId, openId: listingOpens[0].id, email: `${mia.id}@example.com` };
    await backend.insert.inspectionBooking(booking);
    await open();
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent(/Booked.*Your inspectionIt’s on \w+, \d+ \w+, .* Cancel it/);
  });

  it('says how to verify the address while it isn’t, whether something is missing or not', async () => {
    const { unmount } = await open();
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(`Inspections booked with ${mia.id}@example.com`);
    expect(within(note).getByRole('link', { name: 'your sign-in details' })).toHaveAttribute(
      'href',
      '/settings/profile',
    );
    unmount();
    mia = { ...mia, id: crypto.randomUUID() };
    await backend.signInAs({ ...mia, emailVerified: true });
    await open();
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('lists an application that was started without a verified address', async () => {
    const payload = {
      id: crypto.randomUUID(),
      listing: `/api/listings/${own.listingId}`,
      adults: [{ name: 'Mia', email: `${mia.id}@example.com` }],
      consent: true,
    };
    expect((await backend.inject({ method: 'POST', url: '/api/applications', payload }, mia)).statusCode).toBe(201);
    await open();
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /Sent.*Your rental applicationContinue with the private link/,
    );
    expect(screen.getByRole('link', { name: 'Get your link again' })).toBeVisible();
  });

  it('has no link to a listing that has left the site', async () => {
    const gone = await backend.insert.listing({ ...own, status: 'offmarket' });
    await backend.insert.application({ ...own, listingId: gone.id, senderId: mia.id });
    await open();
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText(/The property is no longer listed\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Bridge Road|link again/ })).toBeNull();
  });

  it('says what appears here before anything was sent', async () => {
    await open();
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/search');
  });

  it('says when it fails to load, and tries again', async () => {
    let broken = true;
    await backend.insert.enquiry({ ...own, senderId: mia.id });
    await open((input, init) =>
      broken && String(input).includes('/api/activity')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
