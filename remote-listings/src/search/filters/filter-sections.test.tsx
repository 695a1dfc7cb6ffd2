import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ListingFacets } from 'shared-contract/search/listing-facets';
import { parseSearch, type Search, searchUrl } from '../url/search-url.ts';
import { FilterSections } from './filter-sections.tsx';

const facets: ListingFacets = {
  '@id': '/api/listings/search-facets',
  '@type': 'ListingFacets',
  totalItems: 9,
  totalItemsCapped: false,
  category: {},
  bedrooms: { 0: 2, 1: 7 },
  baths: { 1: 1001, 2: 1000 },
  cars: {},
  feature: {},
  flag: {},
  without: {},
  withSurrounding: null,
  withoutTwo: [],
  wider: {},
};

function Sections() {
  const [search, setSearch] = useState<Search>(parseSearch({}, new URLSearchParams()));
  return (
    <QueryClientProvider client={new QueryClient()}>
      <output>{searchUrl(search)}</output>
      <FilterSections
        search={search}
        facets={facets}
        onChange={(change) => setSearch((before) => ({ ...before, ...change }))}
      />
    </QueryClientProvider>
  );
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const address = () => screen.getByRole('status').textContent;

it('counts studios like other bedroom choices', () => {
  render(<Sections />);
  expect(group('Bedrooms').getByRole('button', { name: /^Studio ?2$/ })).toBeVisible();
  expect(group('Bedrooms').getByRole('button', { name: /^5\+ ?0$/ })).toBeVisible();
});

it('shows a capped count as 1,000+', () => {
  render(<Sections />);
  expect(group('Baths').getByRole('button', { name: /^1\+ ?1,000\+$/ })).toBeVisible();
  expect(group('Baths').getByRole('button', { name: /^2\+ ?1,000$/ })).toBeVisible();
});

it('sets buy or rent, the property type and the price when nothing is chosen', async () => {
  render(<Sections />);
  await userEvent.selectOptions(screen.getByLabelText('Property type'), 'sale/rural');
  expect(address()).toBe('/search/sale/rural');
  expect(group('Property type').getByRole('button', { name: 'Rural' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.selectOptions(screen.getByLabelText('Max price'), '800000');
  expect(address()).toBe('/search/sale/rural?price=any-800000');
  // Rural property is for sale only, and a sale price is not a weekly rent.
  await userEvent.click(group('Buy or rent').getByRole('button', { name: 'Rent' }));
  expect(address()).toBe('/search/lease');
  await userEvent.click(group('Buy or rent').getByRole('button', { name: 'Rent' }));
  expect(address()).toBe('/search/all');
});
