import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aRemote, openSite } from '../testing/open-site.tsx';

describe('a page with card fields', () => {
  const checkout = aRemote('remote-checkout', [
    { path: '/orders', page: 'orders', access: 'public' },
    { path: '/payment', page: 'payment', access: 'public', embeds: 'payment' },
    { path: '/review', page: 'review', access: 'public', embeds: 'payment' },
  ]);

  it('is opened by loading its document, because only that may show the frames', async () => {
    const { router, left } = await openSite('/orders', { remotes: [checkout] });
    await act(async () => void router.navigate('/payment?step=1'));
    await waitFor(() => expect(left).toEqual(['/payment?step=1']));
    expect(screen.getByRole('heading', { name: 'orders' })).toBeVisible();
  });

  it('opens without a load from a document that may show them, and leads anywhere else', async () => {
    const { router, left } = await openSite('/payment', { remotes: [checkout] });
    await act(() => router.navigate('/review'));
    expect(await screen.findByRole('heading', { name: 'review' })).toBeVisible();
    await act(() => router.navigate('/orders'));
    expect(await screen.findByRole('heading', { name: 'orders' })).toBeVisible();
    expect(left).toEqual([]);
  });
});

describe('a page with a secret URL', () => {
  const offers = aRemote('remote-listings', [
    { path: '/search', page: 'search', access: 'public' },
    { path: '/offers/:token', page: 'offer', access: 'public', secretUrl: true },
  ]);

  it('is opened by loading its document when a tag manager runs in this one', async () => {
    const { router, left } = await openSite('/search', { remotes: [offers], config: { tagManagerId: 'GTM-ABC' } });
    await act(async () => void router.navigate('/offers/abc'));
    await waitFor(() => expect(left).toEqual(['/offers/abc']));
  });

  it('is not loaded again by its own document, even when an older gateway sends the id of the tag manager', async () => {
    const { left } = await openSite('/offers/abc', { remotes: [offers], config: { tagManagerId: 'GTM-ABC' } });
    expect(await screen.findByRole('heading', { name: 'offer' })).toBeVisible();
    expect(left).toEqual([]);
  });

  it('opens without a load when there is none', async () => {
    const { router, left } = await openSite('/search', { remotes: [offers] });
    await act(() => router.navigate('/offers/abc'));
    expect(await screen.findByRole('heading', { name: 'offer' })).toBeVisible();
    expect(left).toEqual([]);
  });
});
