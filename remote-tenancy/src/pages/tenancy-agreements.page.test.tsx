import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invalidateResources } from 'shared-api';
import { visibleToasts } from 'shared-platform/testing';
import { actionsIn, agreementsSite, confirm, openDialog } from '../testing/agreements-site.tsx';

let site: Awaited<ReturnType<typeof agreementsSite>>;
beforeAll(async () => {
  site = await agreementsSite();
});
beforeEach(() => site.newProperty());
afterAll(() => site.backend.close());

/** Rejects writes and passes reads on. */
const rejectingWrites: typeof globalThis.fetch = (input, init) =>
  init?.method === 'PATCH' || init?.method === 'DELETE'
    ? Promise.resolve(new Response('', { status: 500 }))
    : site.backend.fetch(input, init);

describe('the agreements of a property', () => {
  it('offers the next step and the actions each status allows, newest first', async () => {
    const { own } = site;
    await site.backend.insert.agreement({ ...own, status: 'terminated', createdAt: new Date(1e12) });
    await site.backend.insert.agreement({ ...own, status: 'initiated', createdAt: new Date(2e12) });
    await site.backend.insert.agreement({ ...own, status: 'draft', createdAt: new Date(3e12) });
    await site.backend.insert.sendableAgreement({ ...own, createdAt: new Date(4e12) });
    await site.open();
    const rows = await screen.findAllByRole('article');
    expect(rows.map(actionsIn)).toEqual([
      ['Send', 'History', 'Remove'],
      ['Continue editing', 'History', 'Remove'],
      ['View', 'History', 'End agreement', 'Back to draft'],
      ['View', 'History'],
    ]);
    expect(rows[0]).toHaveTextContent('Mia Petrović and Tom O’BrienDraft');
    expect(rows[0]).toHaveTextContent('Ready to send for signing');
  });

  it('shows who has been asked to accept an agreement that was sent', async () => {
    const { id } = await site.backend.insert.sendableAgreement(site.own);
    const sent = await site.inject({
      method: 'POST',
      url: `/api/tenancy-agreements/${id}/sending`,
      headers: { 'if-match': '*' },
      payload: { officialFormAttached: true },
    });
    expect(sent.statusCode).toBe(200);
    await site.open();
    const row = within(await screen.findByRole('article'));
    expect(row.getByText('Sent for signing')).toBeVisible();
    expect(row.getByText('Waiting for Mia Petrović and Tom O’Brien to accept')).toBeVisible();
    const signing = within(row.getByRole('list', { name: 'Signing' }));
    expect(signing.getByText('Mia Petrović: asked to accept')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: /^Back to draft:/ }));
    expect(await screen.findByText(/We’ll email everyone that their links no longer work/)).toBeVisible();
  });

  it('shows the history in the time of the property', async () => {
    const { id } = await site.anAgreement('initiated');
    await site.cancelElsewhere(id);
    await site.open();
    const button = await screen.findByRole('button', { name: /^History:/ });
    await userEvent.click(button);
    const history = within(await screen.findByRole('list', { name: 'History' }));
    expect(history.getByText('You cancelled signing')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(screen.queryByRole('list', { name: 'History' })).toBeNull();
  });

  it('ends an agreement without a tenancy after confirmation', async () => {
    await site.anAgreement('initiated');
    await site.open();
    await confirm('End agreement');
    expect(await screen.findByText('Terminated')).toBeVisible();
    expect(actionsIn(screen.getByRole('article'))).toEqual(['View', 'History']);
    expect(visibleToasts()).toMatchObject([{ kind: 'success', message: 'Agreement ended', timeout: 3000 }]);
  });

  it('changes an agreement back to a draft, which can be removed', async () => {
    await site.anAgreement('initiated');
    await site.open();
    await confirm('Back to draft');
    expect(await screen.findByText('Draft')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await confirm('Remove');
    expect(await screen.findByText('No tenancy agreements yet')).toBeVisible();
  });

  it.each([
    ['initiated', 'End agreement', /stays here as a record.*We don’t notify anyone/],
    ['initiated', 'Back to draft', /becomes a draft that you can change and send again.*We don’t notify anyone/],
    ['draft', 'Remove', /and its history will be deleted/],
  ] as const)('says exactly what happens to an agreement that is %s: %s', async (status, label, text) => {
    await site.anAgreement(status);
    await site.open();
    await openDialog(label);
    expect(screen.getByRole('dialog')).toHaveTextContent(text);
  });

  it('closes the dialog and explains when the agreement changes elsewhere', async () => {
    const { id } = await site.anAgreement('initiated');
    await site.open();
    await openDialog('End agreement');
    await site.cancelElsewhere(id);
    await act(() => invalidateResources(['/api/tenancy-agreements']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Draft')).toBeVisible();
    expect(visibleToasts()).toMatchObject([
      { kind: 'info', message: expect.stringContaining('changed in another tab') },
    ]);
  });

  it('changes nothing when the dialog is cancelled', async () => {
    const { id } = await site.anAgreement('initiated');
    await site.open();
    const dialog = await openDialog('End agreement');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep agreement' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await site.stored(id)).status).toBe('initiated');
  });

  it.each([
    ['initiated', 'End agreement', 'Failed to end tenancy, please refresh the page and try again or contact support'],
    [
      'initiated',
      'Back to draft',
      'Failed to cancel tenancy agreement, please refresh the page and try again or contact support',
    ],
    ['draft', 'Remove', 'Failed to remove tenancy agreement, please refresh the page and try again or contact support'],
  ] as const)('tells word for word when an agreement that is %s does not: %s', async (status, label, message) => {
    await site.anAgreement(status);
    await site.open(rejectingWrites);
    await confirm(label);
    await waitFor(() => expect(visibleToasts()).toMatchObject([{ kind: 'error', message, timeout: 3000 }]));
    expect(await screen.findByRole('button', { name: new RegExp(`^${label}:`) })).toBeVisible();
  });

  it('leaves an agreement unchanged that another tab has changed', async () => {
    const { id } = await site.anAgreement('initiated');
    await site.open();
    await screen.findByRole('article');
    await site.cancelElsewhere(id);
    await confirm('End agreement');
    await waitFor(() => expect(visibleToasts()).toMatchObject([{ kind: 'error' }]));
    expect((await site.stored(id)).status).toBe('draft');
  });

  it('teaches in the empty state, and links to the form that creates an agreement', async () => {
    await site.open();
    expect(await screen.findByText('No tenancy agreements yet')).toBeVisible();
    expect(screen.getByText(/Everyone accepts and signs by email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your first agreement' })).toHaveAttribute(
      'href',
      `/properties/${site.own.propertyId}/tenancy-agreements/create`,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an error with a retry instead of an empty list when loading fails', async () => {
    await site.anAgreement('draft');
    let broken = true;
    await site.open((input, init) =>
      broken && String(input).includes('/api/tenancy-agreements')
        ? Promise.resolve(new Response('<html>', { status: 502 }))
        : site.backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('No tenancy agreements yet')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Draft')).toBeVisible();
  });
});
