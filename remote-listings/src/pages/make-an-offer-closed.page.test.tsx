import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerPage, olivia } from '../testing/offer-page.ts';

const { backend, asGuest, aSale, open, openFor } = await offerPage();
beforeEach(() => localStorage.clear());
afterAll(() => backend.close());

describe('when no offer can be made', () => {
  it('says that the URL has no listing, and links to the search', async () => {
    for (const query of ['', '?listing=', '?listing=xyz', `?listing=${encodeURIComponent('../../etc/passwd')}`]) {
      const { unmount } = await open(`/make-an-offer${query}`);
      expect(await screen.findByText('We can’t find that listing')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/search');
      unmount();
    }
  });

  it('says that a draft or unknown listing does not exist', async () => {
    const { id } = await aSale({ status: 'draft' });
    for (const listing of [id, randomUUID()]) {
      const { unmount } = await open(`/make-an-offer?listing=${encodeURIComponent(listing)}`);
      expect(await screen.findByText('This property is no longer listed')).toBeVisible();
      unmount();
    }
  });

  it('says that a sold home accepts no offers', async () => {
    await openFor(await aSale({ status: 'sold' }));
    expect(await screen.findByText('This listing is no longer accepting offers')).toBeVisible();
  });

  it('links the owner to the offers', async () => {
    const listing = await aSale();
    await openFor(listing, undefined, olivia);
    expect(await screen.findByText('This is your listing')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View offers' })).toHaveAttribute(
      'href',
      `/properties/${listing.propertyId}/listings/${listing.id}/offers`,
    );
  });

  it('shows an error with a retry button', async () => {
    const listing = await aSale();
    let broken = true;
    await openFor(listing, async (input, init) => (broken ? new Response('', { status: 503 }) : asGuest(input, init)));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('We couldn’t load the listing');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: /^Price/ })).toBeVisible();
  });
});
