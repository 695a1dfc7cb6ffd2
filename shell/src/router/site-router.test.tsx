import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Page } from 'federation';
import { useLoaderData, useParams } from 'react-router';
import { aRemote, openSite, signedIn } from '../testing/a-site.tsx';

const first = aRemote('remote-a', [{ path: '/a/:id', page: 'a', access: 'public', title: 'A' }]);
const second = aRemote('remote-b', [
  { path: '/b', page: 'b', access: 'public', title: 'B' },
  { path: '/a/special', page: 'special', access: 'public', title: 'Special' },
  {
    path: '/settings/payment',
    page: 'payment',
    frame: 'settings',
    nav: { in: 'settings', label: 'Payment', order: 1 },
  },
]);
const remotes = [first, second];

describe('the router', () => {
  it('draws the matched remote without the other tables', async () => {
    let asked = 0;
    const fetchBuild = async () => {
      asked += 1;
      throw new Error('offline');
    };
    await openSite('/a/1', { remotes, fetchBuild });
    expect(screen.getByRole('heading', { name: 'a' })).toBeVisible();
    expect(document.title).toBe('A · Verandah');
    expect(asked).toBe(0);
  });

  it('leaves the focus where somebody has moved it before the page is seen', async () => {
    const { router } = await openSite('/a/1', { remotes });
    const frames: FrameRequestCallback[] = [];
    const asked = jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    await act(() => router.navigate('/a/special'));
    await screen.findByRole('heading', { name: 'special' });
    await waitFor(() => expect(frames).not.toEqual([]));
    asked.mockRestore();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    skip.focus();
    for (const frame of frames) frame(0);
    await new Promise((later) => setTimeout(later));
    expect(skip).toHaveFocus();
  });

  it('goes to a page of a remote it learns of on the way, and to the page that fits best', async () => {
    const { router } = await openSite('/a/1', { remotes });
    await act(() => router.navigate('/a/special'));
    const special = await screen.findByRole('heading', { name: 'special' });
    await waitFor(() => expect(special).toHaveFocus());
    await act(() => router.navigate('/b'));
    await waitFor(() => expect(document.title).toBe('B · Verandah'));
    await act(() => router.navigate(-2));
    expect(await screen.findByRole('heading', { name: 'a' })).toBeVisible();
  });

  it('keeps working with what it knows when the tables cannot be had', async () => {
    const { router } = await openSite('/a/1', { remotes, fetchBuild: () => Promise.reject(new Error('offline')) });
    await act(() => router.navigate('/a/2'));
    expect(await screen.findByRole('heading', { name: 'a' })).toBeVisible();
    await act(() => router.navigate('/b'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows Page Not Found for what nobody owns', async () => {
    await openSite('/nowhere', { remotes, matched: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/search');
    expect(document.title).toBe('Page Not Found · Verandah');
  });

  it('shows Page Not Found for a value that a page does not take, and the page again for one that it does', async () => {
    const row: Partial<Page> = { path: '/s/:kind?', page: 's', access: 'public', paramValues: { kind: ['sale'] } };
    const { router } = await openSite('/s/sale', { remotes: [aRemote('remote-s', [row])] });
    expect(await screen.findByRole('heading', { name: 's' })).toBeVisible();
    await act(() => router.navigate('/s/xyz'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await act(() => router.navigate('/s'));
    expect(await screen.findByRole('heading', { name: 's' })).toBeVisible();
  });

  it('draws a page inside the settings frame', async () => {
    await openSite('/settings/payment', { remotes, matched: second, session: signedIn });
    expect(await screen.findByRole('heading', { name: 'payment' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Settings' })).toHaveTextContent('ProfilePayment');
  });

  it('gives the page what its own loader gave, title included', async () => {
    const module = {
      loader: async ({ params }: { params: { id?: string } }) => `order ${params.id}`,
      title: (data: unknown) => String(data).toUpperCase(),
      Component: () => <h1>{String(useLoaderData())}</h1>,
    };
    await openSite('/a/5', { remotes, modules: { a: module } });
    expect(await screen.findByRole('heading', { name: 'order 5' })).toBeVisible();
    expect(document.title).toBe('ORDER 5 · Verandah');
  });

  it('keeps a page that throws in its room', async () => {
    const Component = () => {
      throw new Error('broken');
    };
    const { router } = await openSite('/a/1', { remotes, modules: { a: { Component } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Everything else still works');
    expect(screen.getByRole('banner')).toBeVisible();
    await act(() => router.navigate('/b'));
    expect(await screen.findByRole('heading', { name: 'b' })).toBeVisible();
  });

  it('draws a page that crashed for one object again for another', async () => {
    const Component = () => {
      const { id } = useParams();
      if (id === '1') throw new Error('broken');
      return <h1>object {id}</h1>;
    };
    const { router } = await openSite('/a/1', { remotes, modules: { a: { Component } } });
    expect(await screen.findByRole('alert')).toBeVisible();
    await act(() => router.navigate('/a/2'));
    expect(await screen.findByRole('heading', { name: 'object 2' })).toBeVisible();
  });

  it('says why a remote did not load, and loads it when tried again', async () => {
    const failure = {
      ok: false,
      remote: 'remote-a',
      version: '1.0.0',
      page: 'a',
      reason: 'unreachable',
      detail: '',
      reference: 'REF',
    } as const;
    const modules: Parameters<typeof openSite>[1]['modules'] = { a: failure };
    await openSite('/a/1', { remotes, modules });
    const again = await screen.findByRole('button', { name: 'Try again' });
    delete modules.a;
    await act(async () => again.click());
    expect(await screen.findByRole('heading', { name: 'a' })).toBeVisible();
  });

  it('makes the next navigation a full load when a new build is live, but not a change of the query (b.64)', async () => {
    const { router, left } = await openSite('/a/1', { remotes, isStale: () => true });
    await act(() => router.navigate('/a/1?page=2'));
    expect(left).toEqual([]);
    await act(async () => void router.navigate('/b?x=1'));
    await waitFor(() => expect(left).toEqual(['/b?x=1']));
  });
});

describe('trying again', () => {
  it('works after a navigation, too, and as often as it takes', async () => {
    const failure = {
      ok: false,
      remote: 'remote-b',
      version: '1.0.0',
      page: 'b',
      reason: 'unreachable',
      detail: '',
      reference: 'REF',
    } as const;
    const modules: Parameters<typeof openSite>[1]['modules'] = { b: failure };
    const { router, loaded } = await openSite('/a/1', { remotes, modules });
    await act(() => router.navigate('/b'));
    const tryAgain = async () => {
      const button = await screen.findByRole('button', { name: 'Try again' });
      await act(async () => button.click());
    };
    await tryAgain();
    await waitFor(() => expect(loaded).toEqual(['a', 'b', 'b']));
    delete modules.b;
    await tryAgain();
    expect(await screen.findByRole('heading', { name: 'b' })).toBeVisible();
    expect(loaded).toEqual(['a', 'b', 'b', 'b']);
  });
});
