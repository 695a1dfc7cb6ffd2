import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { invalidateResources, queryClient } from 'shared-api';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const remotes = [
  aRemote('remote-main', [
    { path: '/', page: 'home', nav: { in: 'main', label: 'Home', order: 10 } },
    { path: '/enquiries', page: 'inbox', nav: { in: 'main', label: 'Inbox', order: 20, badge: '/api/inbox/count' } },
    {
      path: '/viewings',
      page: 'viewings',
      access: 'public',
      nav: { in: 'main', label: 'Viewings', order: 10, badge: '/api/viewings/count' },
    },
  ]),
];

let count = 3;
let requests: string[] = [];
beforeEach(() => {
  count = 3;
  requests = [];
});
const counts = () => requests.filter((url) => url.endsWith('/count'));

async function respond(url: string) {
  requests.push(url);
  if (!url.endsWith('/count')) return new Response('', { status: 404 });
  return Response.json({ '@id': '/api/inbox/count', '@type': 'InboxCount', count });
}

async function open(path = '/', session: typeof signedIn | undefined = signedIn) {
  const { router, site } = await openSite(path, { remotes, session, respond });
  await act(() => site.tables.load());
  return router;
}
const link = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name });

describe('the badge of a page in the main navigation', () => {
  it('is the count of the resource that the page table names, read once', async () => {
    await open();
    expect(await link('Inbox 3 new')).toHaveTextContent(/^Inbox 3 new$/);
    expect(await link('Home')).toBeVisible();
    expect(counts()).toEqual([expect.stringMatching(/\/api\/inbox\/count$/)]);
  });

  it('changes when what it counts was answered, and goes at 0', async () => {
    await open();
    await link('Inbox 3 new');
    count = 0;
    await act(() => invalidateResources(['/api/inbox']));
    expect(await link('Inbox')).toHaveTextContent('Inbox');
  });

  it('is read again when the page opens', async () => {
    const router = await open();
    await link('Inbox 3 new');
    count = 4;
    await act(() => router.navigate('/enquiries'));
    expect(await link('Inbox 4 new')).toBeVisible();
    expect(counts()).toHaveLength(2);
  });

  it('ends at 99+', async () => {
    count = 100;
    await open();
    expect(await link('Inbox 99+ new')).toBeVisible();
  });

  it('is absent when the count cannot be read, and is not read for visitors', async () => {
    count = 1.5;
    const { unmount } = await openSite('/viewings', { remotes, respond }).then(async (opened) => {
      await act(() => opened.site.tables.load());
      return opened;
    });
    expect(await link('Viewings')).toBeVisible();
    expect(queryClient().isFetching()).toBe(0);
    expect(counts()).toEqual([]);
    unmount();
    await open();
    await waitFor(() => expect(counts()).not.toEqual([]));
    await waitFor(() => expect(queryClient().isFetching()).toBe(0));
    expect(await link('Inbox')).toBeVisible();
  });
});
