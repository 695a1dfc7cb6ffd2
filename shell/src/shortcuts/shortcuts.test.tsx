import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const remotes = [
  aRemote('remote-main', [
    { path: '/', page: 'home' },
    { path: '/enquiries', page: 'inbox' },
    { path: '/form', page: 'form' },
  ]),
];
const modules = { form: { Component: () => <input aria-label="Message" /> } };

async function open(path = '/') {
  const { router } = await openSite(path, { remotes, modules, session: signedIn });
  await screen.findByRole('button', { name: 'Search or jump to' });
  return () => router.state.location.pathname;
}

/** Opens the list with its key. */
async function openList() {
  await userEvent.keyboard('{Shift>}?{/Shift}');
  return screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
}
const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

describe('the keyboard shortcuts', () => {
  it('go to a page with two keys', async () => {
    const path = await open();
    await userEvent.keyboard('gi');
    await waitFor(() => expect(path()).toBe('/enquiries'));
    await userEvent.keyboard('h');
    await settled();
    expect(path()).toBe('/enquiries');
    await userEvent.keyboard('gh');
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('are listed under ?', async () => {
    await open();
    const dialog = await openList();
    const rows = [...dialog.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(rows).toEqual([
      ['Search or jump to', 'Ctrl + K'],
      ['Show this list', '?'],
      ['Home', 'G then H'],
      ['Inbox', 'G then I'],
      ['Properties', 'G then P'],
      ['Rent & money', 'G then R'],
      ['Tenant checks', 'G then T'],
      ['Find a home', 'G then S'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(list()).toBeNull();
  });

  it('do nothing in a field, except Ctrl K', async () => {
    const path = await open('/form');
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'gi{Shift>}?{/Shift}');
    await settled();
    expect(field).toHaveValue('gi?');
    expect([path(), list()]).toEqual(['/form', null]);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Search or jump to' })).toBeVisible();
  });

  it('do nothing while a dialog is open', async () => {
    const path = await open();
    await openList();
    await userEvent.keyboard('gi{Control>}k{/Control}');
    await settled();
    expect(path()).toBe('/');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('can be switched off, except Ctrl K, and stay off after a reload', async () => {
    const path = await open();
    await openList();
    await userEvent.click(screen.getByRole('switch', { name: /^Single-key shortcuts/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('gi{Shift>}?{/Shift}');
    await settled();
    expect([path(), list()]).toEqual(['/', null]);
    expect(JSON.parse(localStorage.getItem('verandah-browser:single-key-shortcuts') ?? '')).toMatchObject({
      value: false,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Account of Olivia Nguyen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await userEvent.click(await screen.findByRole('switch', { name: /^Single-key shortcuts/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Account of Olivia Nguyen' })).toHaveFocus();
    await userEvent.keyboard('gi');
    await waitFor(() => expect(path()).toBe('/enquiries'));
  });
});
