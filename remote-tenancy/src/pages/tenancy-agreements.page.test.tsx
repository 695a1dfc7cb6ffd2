import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { invalidateResources } from 'shared-api';
import { visibleToasts } from 'shared-platform/testing';
import { type InProcessBackend, inProcessBackend } from 'site/testing';
import definition from '../remote.ts';
import * as agreements from './tenancy-agreements.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
beforeEach(async () => {
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
});
afterAll(() => backend.close());

const open = (fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { 'tenancy-agreements': agreements },
    url: `/properties/${propertyId}/tenancy-agreements`,
    as: olivia,
    backend: { ...backend, fetch },
  });

const insert = (status: 'draft' | 'initiated' | 'terminated') =>
  backend.insert.agreement({ ownerId: olivia.id, propertyId, status });

const buttons = (article: HTMLElement) =>
  within(article)
    .queryAllByRole('button')
    .map((button) => button.textContent);

/** Presses the row's button and the dialog's. */
async function confirm(label: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}:`) }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: label }));
}

/** Rejects writes and passes reads on. */
const rejectingWrites: typeof globalThis.fetch = (input, init) =>
  init?.method === 'PATCH' || init?.method === 'DELETE'
    ? Promise.resolve(new Response('', { status: 500 }))
    : backend.fetch(input, init);

describe('the agreements of a property', () => {
  it('offers the actions each status allows, newest first', async () => {
    await backend.insert.agreement({ ownerId: olivia.id, propertyId, status: 'terminated', createdAt: new Date(1e12) });
    await backend.insert.agreement({ ownerId: olivia.id, propertyId, status: 'initiated', createdAt: new Date(2e12) });
    await backend.insert.agreement({ ownerId: olivia.id, propertyId, status: 'draft', createdAt: new Date(3e12) });
    await open();
    const rows = await screen.findAllByRole('article');
    expect(rows.map(buttons)).toEqual([['Remove'], ['Mark as terminated', 'Back to draft'], []]);
    expect(rows[0]).toHaveTextContent('Mia Petrović and Tom O’BrienDraft');
  });

  it('marks an agreement as terminated after confirmation', async () => {
    await insert('initiated');
    await open();
    await confirm('Mark as terminated');
    expect(await screen.findByText('Terminated')).toBeVisible();
    expect(buttons(screen.getByRole('article'))).toEqual([]);
    expect(visibleToasts()).toMatchObject([
      { kind: 'success', message: 'Agreement marked as terminated', timeout: 3000 },
    ]);
  });

  it('changes an agreement back to a draft, which can be removed', async () => {
    await insert('initiated');
    await open();
    await confirm('Back to draft');
    expect(await screen.findByText('Draft')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await confirm('Remove');
    expect(await screen.findByText('No tenancy agreements yet')).toBeVisible();
  });

  it.each([
    ['Mark as terminated', /the tenancy itself, its rent and its bond don’t change/],
    ['Back to draft', /If everyone has signed already, this doesn’t undo the agreement/],
  ])('says exactly what happens: %s', async (label, text) => {
    const { id } = await insert('initiated');
    await backend.insert.tenancy({ ownerId: olivia.id, propertyId, endDate: null });
    const tenancies = async () =>
      (await backend.inject({ url: `/api/tenancies?property.id=${propertyId}` }, olivia)).json().member;
    const before = await tenancies();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}:`) }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByText(/We don’t notify anyone/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: label }));
    await waitFor(async () => {
      const stored = await backend.inject({ url: `/api/tenancy-agreements/${id}` }, olivia);
      expect(stored.json().status).toBe(label === 'Back to draft' ? 'draft' : 'terminated');
    });
    expect(await tenancies()).toEqual(before);
  });

  it('closes the dialog and explains when the agreement changes elsewhere', async () => {
    const { id } = await insert('initiated');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as terminated:/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    const url = `/api/tenancy-agreements/${id}`;
    await backend.inject({ method: 'PATCH', url, headers: { 'if-match': '*' }, payload: { status: 'draft' } }, olivia);
    await act(() => invalidateResources(['/api/tenancy-agreements']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Draft')).toBeVisible();
    expect(visibleToasts()).toMatchObject([
      { kind: 'info', message: expect.stringContaining('changed in another tab') },
    ]);
  });

  it('changes nothing when the dialog is cancelled', async () => {
    const { id } = await insert('initiated');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as terminated:/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep agreement' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const stored = await backend.inject({ url: `/api/tenancy-agreements/${id}` }, olivia);
    expect(stored.json().status).toBe('initiated');
  });

  it.each([
    [
      'initiated',
      'Mark as terminated',
      'Failed to end tenancy, please refresh the page and try again or contact support',
    ],
    [
      'initiated',
      'Back to draft',
      'Failed to cancel tenancy agreement, please refresh the page and try again or contact support',
    ],
    ['draft', 'Remove', 'Failed to remove tenancy agreement, please refresh the page and try again or contact support'],
  ] as const)('tells word for word when an agreement that is %s does not: %s', async (status, label, message) => {
    await insert(status);
    await open(rejectingWrites);
    await confirm(label);
    await waitFor(() => expect(visibleToasts()).toMatchObject([{ kind: 'error', message, timeout: 3000 }]));
    expect(await screen.findByRole('button', { name: new RegExp(`^${label}:`) })).toBeVisible();
  });

  it('leaves an agreement unchanged that another tab has changed', async () => {
    const { id } = await insert('initiated');
    await open();
    await screen.findByRole('article');
    const headers = { 'if-match': '*' };
    const url = `/api/tenancy-agreements/${id}`;
    await backend.inject({ method: 'PATCH', url, headers, payload: { status: 'draft' } }, olivia);
    await confirm('Mark as terminated');
    expect(await screen.findByText('Draft')).toBeVisible();
    expect(visibleToasts()).toMatchObject([{ kind: 'error' }]);
  });

  it('shows all agreements of a collection with several pages', async () => {
    for (let number = 0; number < 32; number += 1) await insert('terminated');
    await open();
    expect(await screen.findAllByRole('article')).toHaveLength(32);
  });

  it('shows an empty state without an error', async () => {
    await open();
    expect(await screen.findByText('No tenancy agreements yet')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an error with a retry instead of an empty list when loading fails', async () => {
    await insert('draft');
    let broken = true;
    await open((input, init) =>
      broken && String(input).includes('/api/tenancy-agreements')
        ? Promise.resolve(new Response('<html>', { status: 502 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('No tenancy agreements yet')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Draft')).toBeVisible();
  });
});
