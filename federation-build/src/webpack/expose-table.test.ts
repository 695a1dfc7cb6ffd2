import { describe, expect, it } from '@jest/globals';
import { defineRemote } from 'federation';
import { exposeTable } from './expose-table.ts';

const definition = defineRemote({
  name: 'remote-listings',
  owner: { team: 'Listings', support: 'listings@verandah.example' },
  budgets: { bytes: 20_000, requests: 4 },
  pages: [
    { path: '/search', page: 'search', title: 'Search' },
    { path: '/find', page: 'search', title: 'Search' },
    { path: '/listings/:id', page: 'listing', title: 'Listing' },
  ],
});

describe('exposeTable', () => {
  it('exposes each page once, by its file name', () => {
    expect(exposeTable(definition, '/remote', () => true)).toEqual({
      './search': { import: './src/pages/search.page.tsx', name: 'search' },
      './listing': { import: './src/pages/listing.page.tsx', name: 'listing' },
    });
  });

  it('fails with every page that has no file', () => {
    expect(() => exposeTable(definition, '/remote', () => false)).toThrow(
      'remote.ts of remote-listings: page "search" needs src/pages/search.page.tsx; page "listing" needs src/pages/listing.page.tsx',
    );
  });
});
