import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUnsavedWork } from 'shared-platform';
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

describe('a page that inserts style elements', () => {
  const pages = aRemote('remote-listings', [
    { path: '/search', page: 'search', access: 'public' },
    { path: '/shortlist', page: 'shortlist', access: 'public' },
    { path: '/compare', page: 'compare', access: 'public', insertsStyles: true },
    { path: '/saved', page: 'saved', access: 'guest' },
    { path: '/enquiries', page: 'enquiries', access: 'protected' },
  ]);

  it.each(['/enquiries?page=2', '/enquiries#newest', '/compare'])(
    'is opened by loading its document: %s',
    async (path) => {
      const { router, left } = await openSite('/search', { remotes: [pages], allowsStyles: false });
      await act(async () => void router.navigate(path));
      await waitFor(() => expect(left).toEqual([path]));
      expect(screen.getByRole('heading', { name: 'search' })).toBeVisible();
    },
  );

  it('opens without a load from a document that allows them', async () => {
    const { router, left } = await openSite('/search', { remotes: [pages] });
    await act(() => router.navigate('/compare'));
    expect(await screen.findByRole('heading', { name: 'compare' })).toBeVisible();
    expect(left).toEqual([]);
  });

  it.each(['shortlist', 'saved'])('is the only kind that needs one, not %s', async (name) => {
    const { router, left } = await openSite('/search', { remotes: [pages], allowsStyles: false });
    await act(() => router.navigate(`/${name}`));
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(left).toEqual([]);
  });

  // Going back changes the address before the page loads.
  it.each([
    ['on', '/search'],
    ['back', '/enquiries'],
  ])(
    'opens without a second question of the browser when the user has agreed to lose a form, going %s',
    async (_, address) => {
      const modules = { search: { Component: FormWithoutDraft } };
      const { router, left } = await openSite('/search', { remotes: [pages], modules, allowsStyles: false });
      history.replaceState(null, '', address);
      await act(async () => void router.navigate('/enquiries'));
      await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
      await waitFor(() => expect(left).toEqual(['/enquiries']));
      expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
      dispatchEvent(new Event('pageshow'));
      history.replaceState(null, '', '/');
    },
  );

  it('is not loaded again by its own document', async () => {
    const { left } = await openSite('/compare', { remotes: [pages], allowsStyles: false });
    expect(await screen.findByRole('heading', { name: 'compare' })).toBeVisible();
    expect(left).toEqual([]);
  });
});

function FormWithoutDraft() {
  useUnsavedWork({ id: 'u', dirty: true, description: 'a form' });
  return <h1>search</h1>;
}
