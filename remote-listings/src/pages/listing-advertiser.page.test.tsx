import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as listing from './listing.page.tsx';

const ownerId = '16000000-0000-4000-8000-000000000001';
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

async function openListing() {
  const { id } = await backend.insert.listing({ ownerId, contactName: 'Sam van Lee' });
  const { unmount } = await renderPage({ definition, pages: { listing }, url: `/listings/${id}`, backend });
  const advertiser = (await screen.findByText('Listed by')).closest('div') as HTMLElement;
  return { advertiser, unmount };
}

it('shows the initials of the advertiser, or the photo, which loads lazily in a reserved space', async () => {
  const { advertiser, unmount } = await openListing();
  expect(advertiser).toHaveTextContent('Listed bySam van Lee');
  expect(advertiser.querySelector('[data-initials="SL"]')).toBeInTheDocument();
  expect(advertiser.querySelector('img')).toBeNull();
  unmount();
  const photo = await backend.insert.profilePhoto({ ownerId });
  const image = (await openListing()).advertiser.querySelector('img');
  const shown = { src: `/api/pictures/${photo.id}/640.jpeg`, loading: 'lazy', width: '640', height: '640', alt: '' };
  for (const [name, value] of Object.entries(shown)) expect(image).toHaveAttribute(name, value);
});
