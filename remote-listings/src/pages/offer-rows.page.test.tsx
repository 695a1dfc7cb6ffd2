import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as page from './property-offers.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000095', firstName: 'Olivia' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

it('asks for an answer to an open offer, and shows the details of one that is declined, withdrawn or expired', async () => {
  const { id: listingId, propertyId } = await backend.insert.listing({ ownerId: olivia.id, type: 'sale' });
  const offerOf = (name: string, changes: object = {}) =>
    backend.insert.offer({ ownerId: olivia.id, listingId, buyer: { name, email: 'buyer@example.com' }, ...changes });
  await offerOf('Ana');
  const closed = { Ben: { status: 'rejected' }, Cleo: { status: 'withdrawn' }, Dan: { expiresAt: new Date(0) } };
  for (const [name, changes] of Object.entries(closed)) await offerOf(name, changes);
  const url = addresses.propertyOffers(propertyId);
  await renderPage({ definition, pages: { 'property-offers': page }, url, as: olivia, backend });
  expect(await screen.findByRole('button', { name: 'Answer the offer from Ana' })).toBeVisible();
  for (const name of Object.keys(closed)) {
    expect(screen.getByRole('button', { name: `Details of the offer from ${name}` })).toBeVisible();
  }
});
