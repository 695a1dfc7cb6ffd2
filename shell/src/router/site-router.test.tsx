import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Page } from 'federation';
import { aBuild } from 'federation/testing';
import { useLoaderData, useParams } from 'react-router';
import { ApiProblem } from 'shared-api';
import { logger } from 'shared-platform';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

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

/** Returns a function that returns the document titles that were set since this call. */
function recordTitles(): () => string[] {
  const titles: string[] = [];
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => own?.get?.call(document),
    set: (title: string) => {
      titles.push(title);
      own?.set?.call(document, title);
    },
  });
  return () => {
    Reflect.deleteProperty(document, 'title');
    return titles;
  };
}

describe('the router', () => {
  it('renders the matched remote without the other tables', async () => {
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

  it('navigates to a page whose table loads during the navigation, and to the best match', async () => {
    const { router } = await openSite('/a/1', { remotes });
    await act(() => router.navigate('/a/special'));
    const special = await screen.findByRole('heading', { name: 'special' });
    await waitFor(() => expect(special).toHaveFocus());
    await act(() => router.navigate('/b'));
    await waitFor(() => expect(document.title).toBe('B · Verandah'));
    await act(() => router.navigate(-2));
    expect(await screen.findByRole('heading', { name: 'a' })).toBeVisible();
  });

  it('keeps working with the known tables when the others fail to load', async () => {
    const { router } = await openSite('/a/1', { remotes, fetchBuild: () => Promise.reject(new Error('offline')) });
    await act(() => router.navigate('/a/2'));
    expect(await screen.findByRole('heading', { name: 'a' })).toBeVisible();
    await act(() => router.navigate('/b'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([
    ['null', null],
    ['an empty object', {}],
    ['another build', { ...aBuild({ id: 'b7' }) }],
  ])('(b.21) says that the table of pages is damaged when it is %s, with a logged reference', async (_what, table) => {
    const logged = jest.spyOn(logger, 'error').mockImplementation(() => {});
    const { router } = await openSite('/a/1', { remotes, fetchBuild: async () => table });
    await act(() => router.navigate('/b'));
    expect(await screen.findByText(/list of this site’s pages is damaged.*Your connection is fine/)).toBeVisible();
    const reference = screen.getByText(/^Reference /).textContent.replace('Reference ', '');
    expect(logged).toHaveBeenCalledWith(
      'shell failed: BuildTableError',
      expect.objectContaining({
        reference,
        error: expect.objectContaining({ message: expect.stringContaining('builds/meta/b1.json') }),
      }),
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    logged.mockRestore();
  });

  it('shows Page Not Found for a path that no page has', async () => {
    await openSite('/nowhere', { remotes, matched: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/search');
    expect(document.title).toBe('Page Not Found · Verandah');
  });

  it('shows Page Not Found for a parameter value that the page does not accept', async () => {
    const row: Partial<Page> = { path: '/s/:kind?', page: 's', access: 'public', paramValues: { kind: ['sale'] } };
    const { router } = await openSite('/s/sale', { remotes: [aRemote('remote-s', [row])] });
    expect(await screen.findByRole('heading', { name: 's' })).toBeVisible();
    await act(() => router.navigate('/s/xyz'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await act(() => router.navigate('/s'));
    expect(await screen.findByRole('heading', { name: 's' })).toBeVisible();
  });

  it('renders a page inside the settings frame', async () => {
    await openSite('/settings/payment', { remotes, matched: second, session: signedIn });
    expect(await screen.findByRole('heading', { name: 'payment' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Settings' })).toHaveTextContent('ProfilePayment');
  });

  it('passes the loader data to the page and its title', async () => {
    const module = {
      loader: async ({ params }: { params: { id?: string } }) => `order ${params.id}`,
      title: (data: unknown) => String(data).toUpperCase(),
      Component: () => <h1>{String(useLoaderData())}</h1>,
    };
    await openSite('/a/5', { remotes, modules: { a: module } });
    expect(await screen.findByRole('heading', { name: 'order 5' })).toBeVisible();
    expect(document.title).toBe('ORDER 5 · Verandah');
  });

  it('sets the title of a page that is not found once', async () => {
    const titles = recordTitles();
    const Component = () => {
      throw new ApiProblem({ status: 404, title: 'Not Found', detail: 'Nothing here.' });
    };
    await openSite('/a/1', { remotes, modules: { a: { Component } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(titles()).toEqual(['Page Not Found · Verandah']);
  });

  it('keeps a page that throws inside its slot', async () => {
    const Component = () => {
      throw new Error('broken');
    };
    const { router } = await openSite('/a/1', { remotes, modules: { a: { Component } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Everything else still works');
    expect(screen.getByRole('banner')).toBeVisible();
    await act(() => router.navigate('/b'));
    expect(await screen.findByRole('heading', { name: 'b' })).toBeVisible();
  });

  it('renders a page that crashed for one object again for another', async () => {
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

  it('shows why a remote did not load, and loads it on Try again', async () => {
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

  it('makes the next navigation a full load when a new build is live, but not for another query (b.64)', async () => {
    const { router, left } = await openSite('/a/1', { remotes, isStale: () => true });
    await act(() => router.navigate('/a/1?page=2'));
    expect(left).toEqual([]);
    await act(async () => void router.navigate('/b?x=1'));
    await waitFor(() => expect(left).toEqual(['/b?x=1']));
  });
});

describe('trying again', () => {
  it('works after a navigation, and repeatedly', async () => {
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
