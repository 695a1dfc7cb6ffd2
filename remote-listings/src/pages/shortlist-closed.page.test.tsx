import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { formatInstant } from 'shared-ui';
import definition from '../remote.ts';
import * as shortlist from './shortlist.page.tsx';

const sellerId = '14000000-0000-4000-8000-000000000001';
let backend: InProcessBackend;

beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

it('keeps sold properties with a ribbon, and shows which ones are no longer available', async () => {
  const as = { id: '14000000-0000-4000-8000-000000000201' };
  const updatedAt = new Date();
  const of = { ownerId: sellerId, updatedAt } as const;
  const aSale = { ...of, type: 'sale', status: 'sold' } as const;
  const sold = await backend.insert.listing({ ...aSale, property: { streetAddress: '1 Sold Street' } });
  const disclosed = await backend.insert.listing({
    ...aSale,
    soldPriceCents: 91_000_000,
    property: { streetAddress: '2 Sold Street' },
  });
  const leased = await backend.insert.listing({
    ...of,
    status: 'leased',
    property: { streetAddress: '3 Leased Street' },
  });
  const gone = await backend.insert.listing({ ownerId: sellerId, status: 'withdrawn' });
  for (const { id } of [sold, disclosed, leased]) {
    await backend.insert.listingMark({ ownerId: as.id, listingId: id });
  }
  await backend.insert.listingMark({ ownerId: as.id, listingId: gone.id });
  await renderPage({ definition, pages: { shortlist }, url: '/shortlist', as, backend });
  const card = async (street: string) =>
    within((await screen.findByRole('link', { name: new RegExp(street) })).closest('article') as HTMLElement);
  const day = formatInstant(updatedAt.toISOString(), 'date', 'Australia/Melbourne');
  const withheld = await card('1 Sold Street');
  expect(withheld.getByText('Sold')).toBeVisible();
  expect(withheld.getByText('Price withheld')).toBeVisible();
  expect(withheld.getByText(`Sold ${day}`)).toBeVisible();
  expect((await card('2 Sold Street')).getByText('$910,000')).toBeVisible();
  const rented = await card('3 Leased Street');
  expect(rented.getByText('Leased')).toBeVisible();
  expect(rented.getByText('$650 per week')).toBeVisible();
  expect(rented.getByText(`Leased ${day}`)).toBeVisible();
  expect(screen.getByText('No longer available')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from shortlist' }));
  await waitFor(() => expect(screen.queryByText('No longer available')).toBeNull());
});
