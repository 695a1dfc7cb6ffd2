import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import { aPrice, saleTerms } from '../testing/offer-builders.ts';
import * as page from './listing-offers.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000031', firstName: 'Olivia' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

it('offers on a listing lead back to the inbox for an owner who came from there, also after another was opened', async () => {
  const listing = await backend.insert.listing({ ownerId: olivia.id, type: 'sale', pricing: aPrice('800000.00') });
  const { id } = await backend.insert.offer({
    ownerId: olivia.id,
    listingId: listing.id,
    buyer: { name: 'Ana', email: 'buyer@example.com', phone: '+61491570156' },
    terms: saleTerms('780000.00'),
  });
  const url = `/properties/${listing.propertyId}/listings/${listing.id}/offers`;
  const { router } = await renderPage({ definition, pages: { 'listing-offers': page }, url, as: olivia, backend });
  expect(await screen.findByRole('link', { name: 'Listings' })).toBeVisible();
  const { pathname } = router.state.location;
  const inboxUrl = '/enquiries?kind=offer';
  await act(() => router.navigate(inboxUrl));
  await act(() => router.navigate(`${pathname}?offer=${id}`, { state: { inboxUrl } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close the offer from Ana' }));
  expect(screen.queryByRole('link', { name: 'Listings' })).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to inbox' });
  expect(back).toHaveAttribute('href', inboxUrl);
  await userEvent.click(back);
  await waitFor(() => expect(router.state.location.pathname).toBe('/enquiries'));
  expect(router.state.historyAction).toBe('POP');
});
