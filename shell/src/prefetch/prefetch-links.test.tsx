import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import { aRemote, openSite } from '../testing/open-site.tsx';
import { prefetchLinks, prefetchVisibleLinks } from './prefetch-links.ts';
import { prefetchPage } from './prefetch-page.ts';

const remote = aRemote('remote-a', [
  { path: '/list', page: 'list', access: 'public' },
  { path: '/things/:thingId', page: 'thing', access: 'public' },
  { path: '/private', page: 'private' },
]);

let stop = () => {};
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

async function aList(loader: (args: LoaderFunctionArgs) => Promise<unknown> = async () => 'loaded') {
  const List = () => (
    <>
      <h1>{String(useLoaderData())}</h1>
      <Link to="/things/7?from=list">Seven</Link>
      <Link to="/private">Private</Link>
      <a href="https://elsewhere.example/">Elsewhere</a>
    </>
  );
  const Thing = () => <h1>{String(useLoaderData())}</h1>;
  const calls: string[] = [];
  const counted = (args: LoaderFunctionArgs) => {
    calls.push(new URL(args.request.url).pathname);
    return loader(args);
  };
  const site = await openSite('/list', {
    remotes: [remote],
    modules: { list: { Component: List, loader: counted }, thing: { Component: Thing, loader: counted } },
  });
  await act(() => site.site.tables.load());
  const prefetch = jest.fn(prefetchPage(site.router));
  stop = prefetchLinks(document, prefetch);
  return { ...site, calls, prefetch };
}

describe('prefetching', () => {
  it('loads code and data when the pointer rests on a link', async () => {
    const { calls, loaded } = await aList();
    await userEvent.hover(await screen.findByRole('link', { name: 'Seven' }));
    await waitFor(() => expect(calls).toEqual(['/list', '/things/7']));
    expect(loaded).toContain('thing');
  });

  it('loads them when the keyboard focuses a link, but not for other sites and protected pages', async () => {
    const { calls, loaded, prefetch } = await aList();
    await screen.findByRole('link', { name: 'Seven' });
    act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus());
    expect(prefetch).not.toHaveBeenCalled();
    act(() => screen.getByRole('link', { name: 'Private' }).focus());
    await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(1));
    act(() => screen.getByRole('link', { name: 'Seven' }).focus());
    await waitFor(() => expect(calls).toContain('/things/7'));
    expect(loaded).not.toContain('private');
  });

  it('loads the code of a visible link, not its data', async () => {
    const { calls, loaded, prefetch } = await aList();
    const link = await screen.findByRole('link', { name: 'Seven' });
    jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 10, 10));
    prefetchVisibleLinks(document, prefetch);
    await waitFor(() => expect(loaded).toContain('thing'));
    expect(calls).toEqual(['/list']);
  });

  it('loads nothing for a visitor who saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { prefetch } = await aList();
    act(() => screen.getByRole('link', { name: 'Seven' }).focus());
    prefetchVisibleLinks(document, prefetch);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    expect(prefetch).not.toHaveBeenCalled();
  });
});

it('going back renders the page as it was, without a request', async () => {
  let isUp = true;
  const { router } = await aList(async () => (isUp ? 'first response' : new Promise(() => {})));
  await act(() => router.navigate('/things/7'));
  isUp = false;
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
  expect(await screen.findByRole('heading', { name: 'first response' })).toBeVisible();
});
