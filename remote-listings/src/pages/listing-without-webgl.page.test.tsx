import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import { AlwaysNear } from '../testing/always-near.ts';
import * as listing from './listing.page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

it('says under the address that the map needs WebGL, because jsdom has none', async () => {
  window.IntersectionObserver = AlwaysNear;
  const { id } = await backend.insert.listing({ ownerId: '10000000-0000-4000-8000-000000000001' });
  await renderPage({ definition, pages: { listing }, url: `/listings/${id}`, backend });
  const message = await screen.findByText(/The map needs WebGL.*Turn on graphics acceleration/);
  expect(screen.getByRole('region', { name: 'Location' })).toContainElement(message);
});
