import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import type { Mount, MountContext } from 'federation';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Session } from 'shared-auth';
import { publishSession } from 'shared-auth/host';
import { logger } from 'shared-platform';
import { colourScheme } from 'shared-platform/host';
import { pageInfoOf, setCurrentPage } from '../monitoring/page-info.ts';
import { maxBlankMs } from '../remotes/blank-page-notice.tsx';
import { pageDeadlineMs } from '../remotes/page-deadline.ts';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';
import { mountedPage } from './mounted-page.tsx';

const remote = aRemote('remote-a', [
  { path: '/mounted/:id', page: 'mounted', title: 'Mounted' },
  { path: '/next', page: 'next' },
]);

/** A page without React that records the calls of the shell. */
function aPage(overrides: Partial<ReturnType<Mount>> = {}) {
  const calls: string[] = [];
  let context: MountContext | undefined;
  let element: HTMLElement | undefined;
  const mount: Mount = (target, first) => {
    calls.push('mount');
    context = first;
    element = target;
    target.innerHTML = '<h1>Mounted</h1>';
    return {
      update(later) {
        calls.push('update');
        context = later;
      },
      unmount: () => void calls.push('unmount'),
      ...overrides,
    };
  };
  const found = <T,>(value: T | undefined): T => {
    if (!value) throw new Error('expected the page to be mounted');
    return value;
  };
  return { calls, mount, context: () => found(context), element: () => found(element) };
}

function open(mount: Mount, options: Partial<Parameters<typeof openSite>[1]> = {}) {
  const modules = { mounted: { Component: mountedPage(mount) }, next: { Component: () => <h1>next</h1> } };
  return openSite('/mounted/7?view=map#top', { remotes: [remote], modules, session: signedIn, ...options });
}

const pressTryAgain = async () => {
  const button = await screen.findByRole('button', { name: 'Try again' });
  await act(async () => button.click());
};

let errors: [message: string, info: Record<string, unknown>][];
beforeEach(() => {
  errors = [];
  jest.spyOn(logger, 'error').mockImplementation((message, info) => void errors.push([message, info as never]));
});
afterEach(() => {
  jest.restoreAllMocks();
  colourScheme.clear();
});

const asLiv = { ...signedIn, appUser: { ...('appUser' in signedIn && signedIn.appUser), firstName: 'Liv' } } as Session;

describe('a mounted page', () => {
  it('gets location, session and theme, and the title of its table', async () => {
    const page = aPage();
    await open(page.mount);
    expect(page.context()).toMatchObject({
      location: { pathname: '/mounted/7', search: '?view=map', hash: '#top', params: { id: '7' } },
      session: { status: 'signedIn', user: { id: 'u1', firstName: 'Olivia', email: 'olivia@example.com' } },
      theme: { colourScheme: 'light' },
    });
    expect(JSON.stringify(page.context())).not.toMatch(/token/i);
    expect(document.title).toBe('Mounted · Verandah');
    expect(page.calls).toEqual(['mount']);
  });

  it('is updated when the URL, the user or the colours change, with the same functions', async () => {
    const page = aPage();
    const { router } = await open(page.mount);
    const { navigate, request, setUnsavedWork, onError } = page.context();
    await act(() => router.navigate('/mounted/8?view=list'));
    expect(page.context().location).toMatchObject({ search: '?view=list', hash: '', params: { id: '8' } });
    await act(async () => publishSession(asLiv));
    expect(page.context().session.user?.firstName).toBe('Liv');
    await act(async () => colourScheme.set('dark'));
    expect(page.context().theme.colourScheme).toBe('dark');
    expect(page.context()).toMatchObject({ navigate, request, setUnsavedWork, onError });
    expect(page.calls.filter((call) => call !== 'update')).toEqual(['mount']);
  });

  it('navigates inside this site only', async () => {
    const page = aPage();
    const { router } = await open(page.mount);
    expect(page.context().navigate('https://example.com/')).toBe(false);
    expect(page.context().navigate('javascript:alert(1)')).toBe(false);
    expect(router.state.location.pathname).toBe('/mounted/7');
    await act(async () => void page.context().navigate('/mounted/8', { replace: true }));
    expect(router.state.location.pathname).toBe('/mounted/8');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is unmounted when the user leaves, also when it fails to unmount', async () => {
    const page = aPage();
    const { router } = await open(page.mount);
    const element = page.element();
    await act(() => router.navigate('/next'));
    expect(page.calls).toEqual(['mount', 'unmount']);
    expect(element).not.toBeInTheDocument();

    const failing = aPage({
      unmount() {
        throw new Error('cannot unmount');
      },
    });
    const second = await open(failing.mount);
    await act(() => second.router.navigate('/next'));
    expect(await screen.findAllByRole('heading', { name: 'next' })).not.toHaveLength(0);
    expect(errors).toEqual([[expect.any(String), expect.objectContaining({ source: 'uncaught' })]]);
  });

  it('is unmounted as soon as its user signs out', async () => {
    const page = aPage();
    await open(page.mount);
    await act(async () => publishSession({ status: 'signedOut' }));
    expect(page.calls).toEqual(['mount', 'unmount']);
    expect(screen.queryByRole('heading', { name: 'Mounted' })).toBeNull();
  });

  it('sends requests with the API client of the shell', async () => {
    const sent: string[] = [];
    const respond = async (url: RequestInfo | URL) => {
      sent.push(String(url));
      return Response.json({ totalItems: 3 }, { headers: { etag: '"1"' } });
    };
    const page = aPage();
    await open(page.mount, { respond });
    const call = { method: 'GET', path: '/api/properties', query: { page: 2 } } as const;
    expect(await page.context().request(call)).toEqual({ body: { totalItems: 3 }, etag: '"1"' });
    expect(sent).toContainEqual(expect.stringMatching(/\/api\/properties\?page=2$/));
  });

  it('has its unsaved work asked about, until it is saved or the page is gone', async () => {
    const page = aPage();
    const { router } = await open(page.mount);
    act(() => page.context().setUnsavedWork('the note'));
    await act(async () => void page.context().navigate('/next'));
    expect(await screen.findByText('the note')).toBeInTheDocument();
    await act(async () => screen.getByText('Leave without saving').click());
    expect(router.state.location.pathname).toBe('/next');
    await act(() => router.navigate('/mounted/7'));
    act(() => page.context().setUnsavedWork('the note'));
    act(() => page.context().setUnsavedWork(null));
    await act(() => router.navigate('/next'));
    expect(router.state.location.pathname).toBe('/next');
  });

  it('is mounted in a new element when React mounts twice', () => {
    const page = aPage();
    const Component = mountedPage(page.mount);
    const router = createMemoryRouter([{ path: '/', Component }]);
    render(
      <StrictMode>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </StrictMode>,
    );
    expect(page.calls).toEqual(['mount', 'unmount', 'mount']);
    expect(screen.getAllByRole('heading', { name: 'Mounted' })).toHaveLength(1);
    expect(page.element()).toBeInTheDocument();
  });
});

describe('a mounted page that fails', () => {
  it('shows the notice when it cannot be mounted, and Try again mounts it', async () => {
    let isBroken = true;
    const page = aPage();
    await open((element, context) => {
      if (isBroken) throw new Error('cannot mount');
      return page.mount(element, context);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in this part of the site');
    isBroken = false;
    await pressTryAgain();
    expect(screen.getByRole('heading', { name: 'Mounted' })).toBeVisible();
    expect(page.calls).toEqual(['mount']);
  });

  it('shows the notice when an update fails', async () => {
    const page = aPage({
      update() {
        throw new Error('cannot update');
      },
    });
    await open(page.mount);
    await act(async () => colourScheme.set('dark'));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(page.calls).toEqual(['mount', 'unmount']);
    await pressTryAgain();
    expect(screen.getByRole('heading', { name: 'Mounted' })).toBeVisible();
  });

  it.each([new Error('broken'), 'broken'])('reports %p, which is logged once for its remote', async (error) => {
    const page = aPage();
    const { router } = await open(page.mount);
    setCurrentPage(() => pageInfoOf(router.state.matches));
    await act(async () => page.context().onError(error));
    expect(page.calls).toEqual(['mount', 'unmount']);
    expect(errors).toEqual([
      ['remote-a failed: Error', expect.objectContaining({ version: '1.0.0', source: 'render' })],
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent(`Reference ${errors[0]?.[1].reference}`);
    await pressTryAgain();
    expect(page.calls).toEqual(['mount', 'unmount', 'mount']);
  });

  describe('without an error', () => {
    beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
    afterEach(() => void jest.useRealTimers());
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

    it('shows the notice when it renders nothing for eight seconds', async () => {
      await open(() => ({ update() {}, unmount() {} }));
      await pass(pageDeadlineMs - 1);
      expect(screen.queryByRole('alert')).toBeNull();
      await pass(1);
      expect(screen.getByRole('alert')).toBeVisible();
    });

    it('shows the notice when its content is gone for a second, as after a crash in React 18', async () => {
      const page = aPage();
      await open(page.mount);
      await act(async () => page.element().replaceChildren());
      await pass(maxBlankMs - 1);
      await act(async () => void page.element().append('Again'));
      await pass(maxBlankMs);
      expect(screen.getByText('Again')).toBeVisible();
      await act(async () => page.element().replaceChildren());
      await pass(maxBlankMs);
      expect(screen.getByRole('alert')).toBeVisible();
    });
  });
});
