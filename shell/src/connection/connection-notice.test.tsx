import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useSuspenseQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { api, queryClient } from 'shared-api';
import * as z from 'zod/mini';
import { setSessionNotice } from '../session/session-notices.ts';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const remote = aRemote('remote-a', [{ path: '/a', page: 'a', access: 'public' }]);
const region = () => screen.getByRole('status', { name: 'Connection' });
const network = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

afterEach(() => {
  act(() => setSessionNotice('serverUnreachable', false));
  jest.restoreAllMocks();
});

describe('the connection notice', () => {
  it('(b.59) shows while the session cannot be refreshed', async () => {
    await openSite('/a', { remotes: [remote], session: signedIn });
    expect(region()).toBeEmptyDOMElement();
    act(() => setSessionNotice('serverUnreachable', true));
    expect(region()).toHaveTextContent(/^We’re having trouble connecting\./);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'a' })).toBeVisible();
    act(() => setSessionNotice('serverUnreachable', false));
    expect(region()).toBeEmptyDOMElement();
  });

  it('(b.62) shows once, however often the network changes', async () => {
    await openSite('/a', { remotes: [remote], session: signedIn });
    for (let time = 0; time < 20; time += 1) {
      network(false);
      expect(screen.getAllByText(/You’re offline/)).toHaveLength(1);
      network(true);
      expect(region()).toBeEmptyDOMElement();
    }
  });

  it('(b.59) shows over cached data while the service is down, and refetches it without a reload', async () => {
    let stock: number | 'down' = 1;
    const respond = async () => (stock === 'down' ? new Response('', { status: 503 }) : Response.json({ stock }));
    const query = {
      queryKey: ['stock'],
      queryFn: () => api.get('/api/stock', z.object({ stock: z.number() })),
    };
    const Component = () => <h1>{useSuspenseQuery(query).data.stock} left</h1>;
    await openSite('/a', { remotes: [remote], modules: { a: { Component } }, session: signedIn, respond });
    expect(await screen.findByRole('heading', { name: '1 left' })).toBeVisible();
    stock = 'down';
    await act(async () => void queryClient().invalidateQueries());
    await waitFor(() => expect(region()).toHaveTextContent(/trouble connecting/));
    expect(screen.getByRole('heading', { name: '1 left' })).toBeVisible();
    stock = 2;
    network(true);
    expect(await screen.findByRole('heading', { name: '2 left' })).toBeVisible();
    await waitFor(() => expect(region()).toBeEmptyDOMElement());
  });
});
