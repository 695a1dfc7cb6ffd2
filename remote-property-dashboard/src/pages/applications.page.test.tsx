import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as application from './application.page.tsx';
import * as applications from './applications.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000018', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
let own: { ownerId: string; propertyId: string; listingId: string };
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  own = await aListing('VIC');
});

async function aListing(state: 'VIC' | 'QLD') {
  const postcode = { VIC: '3121', QLD: '4000' }[state];
  const listing = await backend.insert.listing({ ownerId: olivia.id, type: 'lease', property: { state, postcode } });
  return { ownerId: olivia.id, propertyId: listing.propertyId, listingId: listing.id };
}

const open = (url: string, fetch = backend.fetch) =>
  renderPage({ definition, pages: { application, applications }, url, as: olivia, backend: { ...backend, fetch } });
const openList = (fetch?: typeof backend.fetch) => open(addresses.applications(own.propertyId), fetch);
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!row) throw new Error('Expected the heading to stand in a list.');
  return within(row);
};
const stored = async (id: string) => (await backend.inject({ url: `/api/applications/${id}` }, olivia)).json();
const newestSubject = async () => (await backend.mails()).at(-1)?.subject;
/** The kinds of entries in the access log, as the applicant sees it. */
async function logOf(token: string): Promise<string[]> {
  const url = '/api/application-views';
  const { accesses } = (await backend.inject({ method: 'POST', url, payload: { token } }, olivia)).json();
  return accesses.map(({ kind }: { kind: string }) => kind);
}

describe('the applications of a property', () => {
  it('lists them by status, without reading them', async () => {
    const mia = await backend.insert.application(own);
    await backend.insert.application({ ...own, name: 'Tom O’Brien', status: 'shortlisted' });
    await backend.insert.application({ ...own, name: 'Draft Person', status: 'draft' });
    const { router } = await openList();
    expect((await rowOf('Mia Petrović')).getByText('New')).toBeVisible();
    const shown = (_text: string, element: Element | null) =>
      element?.tagName === 'P' && element.textContent === 'Destroyed on 20 May 2027 unless you decide before';
    expect((await rowOf('Mia Petrović')).getByText(shown)).toBeVisible();
    expect((await rowOf('Tom O’Brien')).getByText('Shortlisted')).toBeVisible();
    expect(screen.queryByText('Draft Person')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Shortlisted' }));
    await waitFor(() => expect(screen.queryByText('Mia Petrović')).toBeNull());
    expect(router.state.location.search).toBe('?status=shortlisted');
    expect(await logOf(mia.token)).toEqual([]);
  });

  it('shortlists after a confirmation that says who gets an email', async () => {
    const { id } = await backend.insert.application(own);
    await openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Shortlist Mia Petrović' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^We’ll email Mia Petrović straight away that they’re on your shortlist/)).toBeVisible();
    expect((await stored(id)).status).toBe('submitted');
    await userEvent.click(dialog.getByRole('button', { name: 'Shortlist' }));
    await waitFor(async () => expect((await rowOf('Mia Petrović')).getByText('Shortlisted')).toBeVisible());
    expect(screen.getByRole('heading', { level: 2, name: 'Mia Petrović' })).toHaveFocus();
    expect(await newestSubject()).toMatch(/^You’re on the shortlist/);
  });

  it('declines with the rule about destruction and a message', async () => {
    const { id } = await backend.insert.application(own);
    await openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline Mia Petrović' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^VIC: an unsuccessful application is destroyed within 30 days/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Thank you for applying.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline application' }));
    await waitFor(async () => expect((await rowOf('Mia Petrović')).getByText('Declined')).toBeVisible());
    expect((await stored(id)).status).toBe('declined');
    expect((await backend.mails()).at(-1)?.text).toContain('> Thank you for applying.');
  });

  it('sends nothing when the applicants have withdrawn meanwhile', async () => {
    const { id, token } = await backend.insert.application(own);
    await openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Mia Petrović' }));
    const dialog = within(await screen.findByRole('dialog'));
    const url = '/api/application-withdrawals';
    await backend.inject({ method: 'POST', url, payload: { token } }, olivia);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve application' }));
    await waitFor(async () => expect((await rowOf('Mia Petrović')).getByText('Withdrawn')).toBeVisible());
    expect((await stored(id)).status).toBe('withdrawn');
  });

  it('compares the criteria that the state permits, and logs that it read them', async () => {
    own = await aListing('QLD');
    const details = { startDate: '2026-12-20', termMonths: 12, occupants: 2, occupantsUnder18: 1 };
    const part = { dateOfBirth: '1990-05-05', income: [{ source: 'wages' as const, amount: '1450.00' }] };
    const mia = await backend.insert.application({ ...own, part, details });
    const pets = [{ kind: 'dog', count: 1 }];
    await backend.insert.application({ ...own, name: 'Tom O’Brien', details: { termMonths: 6, pets } });
    await openList();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare Mia Petrović' }));
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Tom O’Brien' }));
    await userEvent.click(screen.getByRole('link', { name: 'Compare 2 applications' }));
    const table = within(await screen.findByRole('table'));
    const cells = (name: string) => {
      const row = table.getByRole('rowheader', { name }).closest('tr');
      return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    };
    expect(cells('Term')).toEqual(['12 months', '6 months']);
    expect(cells('Income before tax')).toEqual(['$1,450 per week', '–']);
    expect(cells('Pets')).toEqual(['–', 'dog']);
    for (const name of ['Date of birth', 'People under 18', 'Rent per week']) {
      expect(table.queryByRole('rowheader', { name })).toBeNull();
    }
    expect(await logOf(mia.token)).toEqual(['viewed']);
    expect(await table.findByRole('link', { name: 'Request a tenant check for Tom O’Brien' })).toBeVisible();
  });

  it('leaves pets out of a comparison in Victoria', async () => {
    const { id } = await backend.insert.application(own);
    await open(`${addresses.applications(own.propertyId)}?compare=${id}`);
    expect(await screen.findByRole('rowheader', { name: 'Referees' })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: 'Pets' })).toBeNull();
    expect(screen.getByText(/^VIC: an application may ask only for/)).toBeVisible();
  });

  it('has an empty state, and an error with a retry', async () => {
    const { unmount } = await openList();
    expect(await screen.findByText('No applications yet')).toBeVisible();
    unmount();
    await backend.insert.application(own);
    let broken = true;
    await openList((input, init) =>
      broken && String(input).includes('/api/applications')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('No applications yet')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('Mia Petrović')).toBeDefined();
  });
});
