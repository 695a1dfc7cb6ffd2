import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import { aRemote, openSite } from '../testing/a-site.tsx';
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

describe('a link', () => {
  it('that a pointer rests on has its page’s code and data on their way before the click', async () => {
    const { calls, loaded } = await aList();
    await userEvent.hover(await screen.findByRole('link', { name: 'Seven' }));
    await waitFor(() => expect(calls).toEqual(['/list', '/things/7']));
    expect(loaded).toContain('thing');
  });

  it('that the keyboard reaches has so too, and one that leads elsewhere or to a closed page has not', async () => {
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

  it('in sight has the code of its page, not the data', async () => {
    const { calls, loaded, prefetch } = await aList();
    const link = await screen.findByRole('link', { name: 'Seven' });
    jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 10, 10));
    prefetchVisibleLinks(document, prefetch);
    await waitFor(() => expect(loaded).toContain('thing'));
    expect(calls).toEqual(['/list']);
  });

  it('of a visitor who saves data waits for the click', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { prefetch } = await aList();
    act(() => screen.getByRole('link', { name: 'Seven' }).focus());
    prefetchVisibleLinks(document, prefetch);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    expect(prefetch).not.toHaveBeenCalled();
  });
});

it('going back draws the page as it was, without waiting for anything', async () => {
  let answers = true;
  const { router } = await aList(async () => (answers ? 'first answer' : new Promise(() => {})));
  await act(() => router.navigate('/things/7'));
  answers = false;
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
  expect(await screen.findByRole('heading', { name: 'first answer' })).toBeVisible();
});
