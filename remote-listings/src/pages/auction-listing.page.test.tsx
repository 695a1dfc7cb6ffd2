import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as listing from './listing.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (id: string, as?: typeof olivia) =>
  renderPage({ definition, pages: { listing }, url: addresses.listing(id), backend, ...(as ? { as } : {}) });

it('shows no price guide for a home in Queensland that goes to auction', async () => {
  const pricing = { displayType: 'value', displayValue: { value: '912345.00' } } as const;
  const property = { suburb: 'New Farm', state: 'QLD', postcode: '4005', timeZone: 'Australia/Brisbane' } as const;
  const auctionAt = new Date('2999-12-05T00:00:00Z');
  const { id } = await backend.insert.listing({ ownerId: olivia.id, type: 'sale', pricing, property, auctionAt });
  const { unmount } = await open(id);
  expect(await screen.findByText('Auction', { selector: 'span' })).toBeVisible();
  expect(document.documentElement).not.toHaveTextContent('912,345');
  unmount();
  await open(id, olivia);
  expect(await screen.findByText('Only you can see this: $912,345')).toBeVisible();
});
