import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishSession } from 'shared-auth/host';
import { registerUnsavedWork } from 'shared-platform';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const remotes = [
  aRemote('remote-main', [
    { path: '/', page: 'home', nav: { in: 'main', label: 'Home', order: 10 } },
    { path: '/rent', page: 'rent', title: 'Rent', nav: { in: 'main', label: 'Rent & money', order: 20 } },
    { path: '/orders', page: 'orders', title: 'Orders and invoices' },
    { path: '/apply', page: 'apply', access: 'guest', title: 'Apply to rent' },
    { path: '/offers/:token', page: 'offer', access: 'guest', title: 'Offer', secretUrl: true },
    { path: '/properties/:propertyId', page: 'property', nav: { in: 'property', label: 'Overview', order: 0 } },
    { path: '/properties/:propertyId/rent', page: 'ledger', nav: { in: 'property', label: 'Rent ledger', order: 1 } },
    { path: '/properties/:propertyId/tenancies/:tenancyId', page: 'tenancy' },
  ]),
];

const street = { id: 'p1', fullAddress: '2 Rent Street, Richmond VIC 3121' };
const found = [
  { kind: 'property', id: 'p1', label: street.fullAddress, property: street, url: '/properties/p1', isArchived: true },
  {
    kind: 'tenant',
    id: 't1',
    label: 'Mia Renton',
    property: street,
    url: '/properties/p1/tenancies/t1',
    isArchived: false,
  },
  { kind: 'invoice', id: 'i1', label: 'INV-7', property: null, url: '/orders', isArchived: false },
  { kind: 'drone', id: 'd1', label: 'Rent-a-drone', property: null, url: '/drones', isArchived: false },
];

/** Responds to searches, each as `respondTo` says, and lists their texts. */
function searchServer(respondTo: (text: string, signal: AbortSignal | null) => Promise<object[]> | object[]) {
  const texts: string[] = [];
  const urls: string[] = [];
  const respond = async (url: string, init: RequestInit = {}) => {
    urls.push(url);
    if (url.includes('csrf-token')) return Response.json({ csrfToken: 'c' });
    if (!url.includes('/api/owner-searches')) return new Response('', { status: 404 });
    const { text } = JSON.parse(String(init.body));
    texts.push(text);
    const member = await respondTo(text, init.signal ?? null);
    return Response.json({ '@id': '/api/owner-searches', '@type': 'Collection', totalItems: member.length, member });
  };
  return { texts, urls, respond };
}

async function openPalette(path = '/rent', server = searchServer(() => found)) {
  const site = await openSite(path, { remotes, session: signedIn, respond: server.respond });
  await act(() => site.site.tables.load());
  await screen.findByRole('button', { name: 'Search or jump to' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Search or jump to' });
  await waitFor(() => expect(input).toHaveFocus());
  return { ...site, input };
}

const groups = () =>
  screen.getAllByRole('group').map((group) => [group.getAttribute('aria-label'), ...optionsIn(group)]);
const optionsIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map((option) => option.textContent);
const selected = () => screen.getByRole('option', { selected: true }).textContent;

describe('the command palette', () => {
  it('suggests the pages of the main navigation, and asks the server nothing', async () => {
    const server = searchServer(() => []);
    await openPalette('/rent', server);
    expect(groups()).toEqual([['Pages', 'Home', 'Rent & money']]);
    expect(server.texts).toEqual([]);
  });

  it('finds pages of the site and of the current property, and what belongs to the user', async () => {
    const server = searchServer(() => found);
    await openPalette('/properties/p1', server);
    // At once, because the text is searched for when typing pauses.
    await userEvent.paste('rent');
    expect(await screen.findByRole('option', { name: /Mia/ })).toBeVisible();
    expect(groups()).toEqual([
      ['This property', 'Rent ledger'],
      ['Pages', 'Rent & money'],
      ['Properties', '2 Rent Street, Richmond VIC 3121Archived'],
      ['People', 'Mia RentonTenant · 2 Rent Street, Richmond VIC 3121'],
      ['Orders and invoices', 'INV-7Invoice'],
    ]);
    expect(server.texts).toEqual(['rent']);
    expect(server.urls.join()).not.toContain('rent');
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('5 results');
  });

  it('says which pages are settings, because others have the same name', async () => {
    const { input } = await openPalette();
    await userEvent.type(input, 'profile');
    expect(await screen.findByRole('option', { name: /^Profile/ })).toHaveTextContent('ProfileSettings');
  });

  it('opens the item that the keyboard selects', async () => {
    const { input, router } = await openPalette();
    await userEvent.type(input, 'rent');
    await screen.findByRole('option', { name: /Mia/ });
    await waitFor(() => expect(selected()).toBe('Rent & money'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(selected()).toMatch(/^Mia/));
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/properties/p1/tenancies/t1'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('selects the first result when no page matches', async () => {
    const { input, router } = await openPalette();
    await userEvent.type(input, 'mia');
    await screen.findByRole('option', { name: /Mia/ });
    await waitFor(() => expect(selected()).toMatch(/^2 Rent/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/properties/p1'));
  });

  it('closes on Escape and moves the focus back', async () => {
    await openSite('/rent', { remotes, session: signedIn });
    const button = await screen.findByRole('button', { name: 'Search or jump to' });
    await userEvent.click(button);
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('says that nothing was found', async () => {
    const { input } = await openPalette(
      '/rent',
      searchServer(() => []),
    );
    await userEvent.type(input, 'xyz');
    expect(await screen.findByText('Nothing found for “xyz”.')).toBeVisible();
  });

  it('offers to repeat a search that failed', async () => {
    let isBroken = true;
    const server = searchServer(() => {
      if (isBroken) throw new TypeError('offline');
      return found;
    });
    const { input } = await openPalette('/rent', server);
    await userEvent.type(input, 'rent');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('option', { name: 'Rent & money' })).toBeVisible();
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('option', { name: /Mia/ })).toBeVisible();
  });

  it('cancels the request for an outdated text', async () => {
    const signals = new Map<string, AbortSignal | null>();
    const server = searchServer((text, signal) => {
      signals.set(text, signal);
      return text === 'mi' ? new Promise<object[]>(() => {}) : found;
    });
    const { input } = await openPalette('/rent', server);
    await userEvent.type(input, 'mi');
    await waitFor(() => expect(server.texts).toEqual(['mi']));
    await userEvent.type(input, 'a');
    expect(await screen.findByRole('option', { name: /Mia/ })).toBeVisible();
    expect([signals.get('mi')?.aborted, signals.get('mia')?.aborted]).toEqual([true, false]);
  });

  it('asks before it leaves unsaved work', async () => {
    const { router } = await openPalette();
    act(() => void registerUnsavedWork({ id: 'w', description: 'a text', isPersisted: false }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/rent');
  });

  it('does not open over another dialog, and closes when the session ends', async () => {
    await openPalette();
    act(() => publishSession({ status: 'ended', reason: 'Session timeout' } as never));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    act(() => publishSession(signedIn));
    await screen.findByRole('button', { name: 'Search or jump to' });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await userEvent.keyboard('{Control>}k{/Control}');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('combobox')).toBeNull();
    dialog.remove();
  });

  it('does not exist for visitors', async () => {
    await openSite('/apply', { remotes });
    await userEvent.keyboard('{Control>}k{/Control}');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
