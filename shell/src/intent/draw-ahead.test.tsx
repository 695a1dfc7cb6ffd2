import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, type LoaderFunction, useLocation } from 'react-router';
import { aRemote, openSite } from '../testing/a-site.tsx';
import { drawAhead } from './draw-ahead.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { prefetchPage } from './prefetch-page.ts';

const remote = aRemote('remote-a', [
  { path: '/list', page: 'list', access: 'public', title: 'List' },
  { path: '/things/:thingId', page: 'thing', access: 'public', title: 'Thing', layout: 'clean' },
  { path: '/mine', page: 'mine', access: 'guest' },
]);
const loader: LoaderFunction = async ({ params }) => params.thingId ?? 'all';

let stop = () => {};
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A list of things; what a thing does when it is drawn, which have been seen, and when the list was taken away. */
async function aList(draw: (path: string) => void = () => {}) {
  const seen: string[] = [];
  const List = () => {
    useEffect(() => () => void seen.push('list is gone'), []);
    return (
      <>
        <h1>All things</h1>
        <Link to="/things/7" state={{ from: '/list' }}>
          Seven
        </Link>
        <Link to="/things/8">Eight</Link>
        <Link to="/mine">Mine</Link>
      </>
    );
  };
  const Thing = () => {
    const { pathname, state } = useLocation();
    draw(pathname);
    useEffect(() => void seen.push(pathname), [pathname]);
    return <h1>{`${pathname} from ${state?.from}`}</h1>;
  };
  const site = await openSite('/list', {
    remotes: [remote],
    modules: {
      list: { Component: List, loader },
      thing: { Component: Thing, loader },
      mine: { Component: Thing, loader },
    },
  });
  await act(() => site.site.tables.load());
  stop = prefetchLinks(document, prefetchPage(site.router, drawAhead(site.router, site.stage)));
  const link = await screen.findByRole('link', { name: 'Seven' });
  const ahead = () => site.stage.drawings()[1]?.path;
  return { ...site, seen, link, ahead };
}

const unseen = (name: string) => screen.findByText(name, { selector: 'h1' });

describe('the page behind a link that somebody means', () => {
  it('is drawn out of sight, and the press shows what was drawn', async () => {
    const { link, seen } = await aList();
    await userEvent.hover(link);
    const heading = await unseen('/things/7 from /list');
    expect(heading).not.toBeVisible();
    expect([document.title, seen]).toEqual(['List · Verandah', []]);

    await userEvent.click(link);
    await waitFor(() => expect(heading).toBeVisible());
    expect(screen.queryByText('All things')).toBeNull();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Thing · Verandah');
    expect(seen[0]).toBe('/things/7');
  });

  it('stands before the page that was left is taken away, which has no say any more', async () => {
    const { link, seen, ahead } = await aList();
    await userEvent.hover(link);
    await waitFor(() => expect(ahead()).toBe('/things/7'));
    const list = screen.getByText('All things');
    await userEvent.click(link);
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await waitFor(() => expect(seen).toEqual(['/things/7', 'list is gone']));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('goes on as any page does: back, and to another that was drawn ahead', async () => {
    const { link, router, seen } = await aList();
    await userEvent.hover(link);
    await unseen('/things/7 from /list');
    await userEvent.click(link);
    await screen.findByRole('heading', { name: '/things/7 from /list' });
    await act(() => router.navigate(-1));
    await userEvent.hover(await screen.findByRole('link', { name: 'Eight' }));
    const eight = await unseen('/things/8 from /list');
    await userEvent.click(screen.getByRole('link', { name: 'Eight' }));
    // The link left nothing: so it is drawn once more with what it left.
    await waitFor(() => expect(eight).toHaveTextContent('/things/8 from undefined'));
    expect(eight).toBeVisible();
    await waitFor(() => expect(seen).toEqual(['/things/7', 'list is gone', '/things/8', 'list is gone']));
  });

  it('is dropped when another is meant, when another is opened, and after a while', async () => {
    const { link, router, ahead } = await aList();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.hover(link);
    await act(async () => jest.advanceTimersByTime(100));
    expect(ahead()).toBe('/things/7');
    await user.hover(screen.getByRole('link', { name: 'Eight' }));
    await act(async () => jest.advanceTimersByTime(100));
    expect(ahead()).toBe('/things/8');
    await user.unhover(screen.getByRole('link', { name: 'Eight' }));
    await act(async () => jest.advanceTimersByTime(20_000));
    expect(ahead()).toBeUndefined();
    await user.hover(link);
    await act(async () => jest.advanceTimersByTime(100));
    expect(ahead()).toBe('/things/7');
    await act(() => router.navigate('/mine'));
    expect(ahead()).toBeUndefined();
  });

  it('is left to the press where it is not public', async () => {
    const { loaded, ahead } = await aList();
    await userEvent.hover(screen.getByRole('link', { name: 'Mine' }));
    await waitFor(() => expect(loaded).toContain('mine'));
    await act(async () => {});
    expect(ahead()).toBeUndefined();
  });

  it('is dropped when it throws, and the press tries again', async () => {
    let broken = true;
    const { link, ahead } = await aList(() => {
      if (broken) throw new Error('not yet');
    });
    await userEvent.hover(link);
    await waitFor(() => expect(ahead()).toBe('/things/7'));
    await waitFor(() => expect(ahead()).toBeUndefined());
    expect(screen.queryByText(/problem|wrong/i)).toBeNull();
    broken = false;
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: '/things/7 from /list' })).toBeVisible();
  });
});
