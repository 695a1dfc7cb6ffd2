import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'federation';
import { useLoaderData } from 'react-router';
import { api } from 'shared-api';
import { useSession } from 'shared-auth';
import * as z from 'zod/mini';
import { renderPage } from './render-page.tsx';

const definition = defineRemote({
  name: 'remote-fixture',
  owner: { team: 'Fixture', support: 'fixture@verandah.example' },
  budgets: { bytes: 20_000, requests: 4 },
  pages: [
    { path: '/greetings/:name', page: 'greeting', access: 'public', title: 'Greeting' },
    { path: '/broken', page: 'broken', title: 'Broken' },
    { path: '/elsewhere', page: 'elsewhere', title: 'Elsewhere' },
  ],
});

const greeting = {
  loader: ({ params }: { params: { name: string } }) =>
    api.get(`/api/greetings/${params.name}`, z.object({ text: z.string() })),
  title: (data: { text: string }) => data.text,
  Component() {
    const session = useSession();
    const { text } = useLoaderData<{ text: string }>();
    return <h1>{`${text}, ${session.status === 'signedIn' ? session.user.givenName : 'visitor'}`}</h1>;
  },
};

/** Responds to the page's requests and records who sent them. */
const backend = {
  signInAs: async (user: { id: string }) => ({ authorization: `Bearer ${user.id}` }),
  fetch: async (input: unknown, init?: RequestInit) => {
    if (!String(input).endsWith('/api/greetings/hello')) return Response.json({ status: 404 }, { status: 404 });
    const who = new Headers(init?.headers).get('authorization') ?? 'no user';
    return Response.json({ text: `Hello from ${who}` }, { headers: { 'content-type': 'application/ld+json' } });
  },
};
const open = (url: string, as?: { id: string; firstName: string }) =>
  renderPage({ definition, pages: { greeting }, url, as, backend });

describe('renderPage', () => {
  it('renders the page of an address with its loader and title, as the user', async () => {
    await open('/greetings/hello', { id: 'u1', firstName: 'Olivia' });
    expect(await screen.findByRole('heading', { name: 'Hello from Bearer u1, Olivia' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Hello from Bearer u1 · Verandah'));
  });

  it('renders it for a visitor', async () => {
    await open('/greetings/hello');
    expect(await screen.findByRole('heading', { name: 'Hello from no user, visitor' })).toBeTruthy();
  });

  it('renders Page Not Found for a missing object', async () => {
    await open('/greetings/goodbye');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });

  it('names a page that was not passed, and a path of another remote', async () => {
    const { router } = await open('/elsewhere');
    expect(await screen.findByText('The page “elsewhere” is not part of this test.')).toBeTruthy();
    await act(() => router.navigate('/orders/1'));
    expect(await screen.findByText('This page belongs to another remote.')).toBeTruthy();
  });
});
