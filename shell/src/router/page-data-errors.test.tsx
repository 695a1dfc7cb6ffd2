import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { loadResource, prefetch, resourceQuery, useResource } from 'shared-api';
import * as z from 'zod/mini';
import type { PageModule } from '../remotes/load-result.ts';
import { pageDeadlineMs } from '../remotes/page-deadline.ts';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const remote = aRemote('remote-a', [{ path: '/a', page: 'a' }]);
const query = resourceQuery('/api/thing', z.object({ name: z.string() }));
const Component = () => <h1>{useResource(query).name}</h1>;
const good = () => Response.json({ name: 'The thing' });

let requests = 0;
const open = (respondWith: () => Response | Promise<Response>) =>
  openSite('/a', {
    remotes: [remote],
    modules: { a: { Component } },
    session: signedIn,
    respond: async (url) => {
      // The header asks for the user's open orders.
      if (!url.includes('/api/thing')) return new Response('', { status: 404 });
      requests += 1;
      return respondWith();
    },
  });

beforeEach(() => {
  requests = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

function cutOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"name":"The'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

describe('a page whose data does not load', () => {
  it.each([
    ['malformed JSON', () => new Response('{"name":')],
    [
      'a page of HTML',
      () => new Response('<!doctype html><h1>Proxy</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['another shape', () => Response.json({ name: 7 })],
    ['null', () => Response.json(null)],
    ['an incomplete response', cutOff],
    ['a server error', () => new Response('', { status: 500 })],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('(b.60) offers Try again below the header after %s', async (_what, failure) => {
    let respond: () => Response | Promise<Response> = failure;
    await open(() => respond());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    respond = good;
    await act(async () => again.click());
    expect(await screen.findByRole('heading', { name: 'The thing' })).toBeVisible();
  });

  it('(b.61) shows an error for a 401 while the session is valid: no modal and one request', async () => {
    const { left } = await open(() => new Response('', { status: 401 }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect([requests, left]).toEqual([1, []]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([400, 404, 410, 422])('requests data once that the server refuses with %s', async (status) => {
    await openSite('/a', {
      remotes: [remote],
      modules: { a: { Component, loader: () => prefetch(query) } },
      session: signedIn,
      respond: async () => {
        requests += 1;
        return new Response('', { status });
      },
    });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1 }) ?? screen.queryByRole('alert')).toBeVisible(),
    );
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(requests).toBe(1);
  });

  it('does not run the loader after a context check was refused', async () => {
    const { promise: code, resolve: loadCode } = Promise.withResolvers<PageModule>();
    const guarded = aRemote('remote-a', [{ path: '/orders/:orderId', page: 'a', guards: ['order'] }]);
    let loads = 0;
    const opening = openSite('/orders/o1', {
      remotes: [guarded],
      modules: { a: code },
      session: signedIn,
      respond: async () => new Response('', { status: 404 }),
    });
    await opening;
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await act(async () =>
      loadCode({
        Component,
        loader: async () => {
          loads += 1;
          return null;
        },
      }),
    );
    expect(loads).toBe(0);
  });

  it('(b.60) is slow, not broken, when its loader takes longer than eight seconds, and renders when that is done', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let arrive = (_answer: Response) => {};
    const Loaded = () => <h1>{useLoaderData<{ name: string }>().name}</h1>;
    const opening = openSite('/a', {
      remotes: [remote],
      modules: { a: { Component: Loaded, loader: () => loadResource(query) } },
      session: signedIn,
      respond: () =>
        new Promise((resolve) => {
          requests += 1;
          arrive = resolve;
        }),
    });
    await jest.advanceTimersByTimeAsync(pageDeadlineMs);
    await opening;
    expect(screen.getByRole('alert')).toHaveTextContent('This page is taking longer than usual');
    jest.useRealTimers();
    await act(async () => arrive(good()));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The thing' })).toBeVisible());
    expect(requests).toBe(1);
  });

  it('(b.60) says after eight seconds that it waits, and renders when its data loads', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    let arrive = (_answer: Response) => {};
    await open(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await act(async () => void (await jest.advanceTimersByTimeAsync(pageDeadlineMs)));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    jest.useRealTimers();
    await act(async () => arrive(good()));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The thing' })).toBeVisible());
  });
});
