import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createElement, lazy, Suspense, use, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api, prefetch } from 'shared-api';
import * as z from 'zod/mini';
import type { PageModule } from '../remotes/load-result.ts';
import { aRemote } from '../testing/open-site.tsx';
import { renderSite } from './render-site.tsx';

let backend: Server;
let apiBaseUrl = '';
beforeAll(async () => {
  backend = createServer((request, response) => {
    response.statusCode = request.url === '/api/things/7' ? 200 : 500;
    response.setHeader('content-type', 'application/json').end('{"name":"Seven"}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  apiBaseUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => void backend.close());

const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => void warned.mockClear());

const thing = (id: string) =>
  queryOptions({
    queryKey: ['thing', id],
    queryFn: () => api.get(`/api/things/${id}`, z.object({ name: z.string() })),
  });

/** A page that shows a thing and the origin of the URL. */
const aPage = (id: string): PageModule => ({
  async loader({ request }: LoaderFunctionArgs) {
    await prefetch(thing(id));
    return new URL(request.url).origin;
  },
  Component() {
    const { data } = useSuspenseQuery(thing(id));
    return createElement('h1', null, data.name, ' of ', String(useLoaderData()));
  },
  title: () => 'A thing',
});

function fail(message: string): never {
  throw new Error(message);
}

const render = (page: PageModule, signal?: AbortSignal) =>
  renderSite({
    ...(signal && { signal }),
    visit: {
      format: 2,
      buildId: 'b1',
      buildIntegrity: null,
      config: { apiBaseUrl: '', appLogServiceUrl: null, buildPollMinutes: 60, tagManagerId: null },
      matched: aRemote('remote-a', [{ path: '/thing', page: 'thing', access: 'public' }]),
      nav: [],
    },
    url: 'https://verandah.example/thing',
    page,
    apiBaseUrl,
    noncePlaceholder: 'nonce',
  });

describe('a page rendered for the gateway', () => {
  it('has markup, title and hydration state, with the origin of the site', async () => {
    const rendered = await render(aPage('7'));
    expect(rendered?.html.replaceAll('<!-- -->', '')).toContain('<h1>Seven of https://verandah.example</h1>');
    expect(rendered?.title).toBe('A thing');
    expect(rendered?.hydrationState.queries).toEqual([[['thing', '7'], { name: 'Seven' }]]);
  });

  it('is complete when a part of it suspends', async () => {
    const Later = lazy(async () => ({ default: () => createElement('p', null, 'Came later') }));
    const Component = () => createElement(Suspense, { fallback: 'Waiting' }, createElement(Later));
    const rendered = await render({ Component });
    expect(rendered?.html).toContain('<p>Came later</p>');
    expect(rendered?.html).not.toContain('Waiting');
  });

  it('preloads its main picture', async () => {
    const source = { type: 'image/avif', srcSet: '/640.avif 640w', sizes: '100vw' };
    const picture = (priority: boolean, name: string) =>
      createElement(
        'picture',
        { key: name },
        createElement('source', { ...source, srcSet: source.srcSet.replace('640.', `${name}.`) }),
        createElement('img', { src: `/${name}.jpeg`, alt: '', ...(priority && { fetchPriority: 'high' as const }) }),
      );
    const page: PageModule = {
      Component: () => [picture(false, 'logo'), picture(true, 'first'), picture(true, 'next')],
    };
    expect((await render(page))?.head).toBe(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/first.avif 640w" imagesizes="100vw" fetchpriority="high">',
    );
  });

  it('needs no browser', async () => {
    await render(aPage('7'));
    expect(warned).not.toHaveBeenCalled();
  });

  it.each<[string, PageModule]>([
    ['loader', { Component: () => null, loader: () => new Promise(() => {}) }],
    [
      'component',
      {
        Component: () => {
          const [never] = useState(() => new Promise<string>(() => {}));
          return use(never);
        },
      },
    ],
  ])('(b.49) ends at the time limit when its %s never resolves', async (_what, page) => {
    const stop = new AbortController();
    const rendering = render(page, stop.signal);
    setTimeout(() => stop.abort(new Error('too late')), 50);
    await expect(rendering).rejects.toThrow();
  });

  it('renders in the browser when its query or loader fails and when it redirects', async () => {
    await expect(render(aPage('8'))).rejects.toThrow('500');
    const throwing = { Component: () => fail('This component failed') };
    await expect(render(throwing)).rejects.toThrow('This component failed');
    const failing = { ...aPage('7'), loader: () => Promise.reject(new Error('no answer')) };
    expect(await render(failing)).toBeNull();
    const elsewhere = { ...aPage('7'), loader: async () => Response.redirect('https://verandah.example/other') };
    expect(await render(elsewhere)).toBeNull();
  });
});
