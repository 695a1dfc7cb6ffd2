import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as page from './property-offers.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000094', firstName: 'Olivia' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

it('leads from an offer back to the enquiry of the same person', async () => {
  await backend.signInAs(olivia);
  const { id: listingId, propertyId } = await backend.insert.listing({ ownerId: olivia.id, type: 'sale' });
  const own = { ownerId: olivia.id, listingId };
  const enquiry = await backend.insert.enquiry({ ...own, propertyId, email: 'zoe@example.com' });
  const offer = await backend.insert.offer(own);
  await renderPage({
    definition,
    pages: { 'property-offers': page },
    url: addresses.propertyOffers(propertyId, offer.id),
    as: olivia,
    backend,
  });
  const panel = within(await screen.findByRole('navigation', { name: 'Before and after this offer' }));
  const before = await panel.findByRole('link', { name: /^Enquiry/ });
  expect(before).toHaveAttribute('href', addresses.enquiries(propertyId, enquiry.id));
  const next = panel.getByText(/^Accept, counter or decline the offer\. Expires in \d days, at the end of/);
  // The table says it in the same words.
  const [, expiry = ''] = /\. (.+)\.$/.exec(next.textContent ?? '') ?? [];
  expect(screen.getByRole('rowheader')).toHaveTextContent(expiry);
});

it('marks the acceptance of an offer, and says of the offer only when it was received', async () => {
  await backend.signInAs(olivia);
  const { id: listingId, propertyId } = await backend.insert.listing({
    ownerId: olivia.id,
    type: 'sale',
    status: 'underOffer',
  });
  const history = [{ at: '2026-11-21T01:00:00Z', by: 'owner' as const, status: 'accepted' as const, message: '' }];
  const createdAt = new Date('2026-11-18T01:00:00Z');
  const own = { ownerId: olivia.id, listingId };
  const offer = await backend.insert.offer({ ...own, status: 'accepted', history, createdAt });
  await renderPage({
    definition,
    pages: { 'property-offers': page },
    url: addresses.propertyOffers(propertyId, offer.id),
    as: olivia,
    backend,
  });
  const panel = within(await screen.findByRole('navigation', { name: 'Before and after this offer' }));
  const steps = (await panel.findAllByRole('listitem')).map((step) => [
    step.textContent,
    step.querySelector('[aria-current="step"]') !== null,
  ]);
  expect(steps).toEqual([
    ['OfferReceived18 Nov 2026', false],
    ['Accepted21 Nov 2026', true],
  ]);
});
