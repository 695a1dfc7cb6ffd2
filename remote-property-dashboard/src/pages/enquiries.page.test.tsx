import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as enquiries from './enquiries.page.tsx';
import * as enquiryHistory from './enquiry-history.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
let backend: InProcessBackend;
let own: { ownerId: string; propertyId: string; listingId: string };
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  const listing = await backend.insert.listing({ ownerId: olivia.id, headline: 'Sunny house' });
  own = { ownerId: olivia.id, propertyId: listing.propertyId, listingId: listing.id };
});

const open = (page: 'enquiries' | 'enquiry-history', fetch = backend.fetch, query = '') =>
  renderPage({
    definition,
    pages: { enquiries, 'enquiry-history': enquiryHistory },
    url: `/properties/${own.propertyId}/${page}${query}`,
    as: olivia,
    backend: { ...backend, fetch },
  });
const statusOf = async (id: string) => (await backend.inject({ url: `/api/enquiries/${id}` }, olivia)).json().status;
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!card) throw new Error('Expected the heading to stand in a list.');
  return within(card);
};

describe('enquiries of a property', () => {
  it('has the titles of the specification', () => {
    const titles = definition.pages.filter(({ page }) => page.startsWith('enquir')).map(({ title }) => title);
    expect(titles).toEqual(['Enquiries', 'Enquiry History']);
  });

  it('shows sender and message as plain text', async () => {
    await backend.insert.enquiry({ ...own, message: '<img src=x onerror=alert(1)> \u05e9\u05dc\u05d5\u05dd 👋' });
    await open('enquiries');
    const card = await cardOf('Mia Petrović');
    expect(card.getByText('<img src=x onerror=alert(1)> \u05e9\u05dc\u05d5\u05dd 👋')).toBeVisible();
    expect(card.getByText('New')).toBeVisible();
    expect(card.getByText('Inspection')).toBeVisible();
    expect(card.getByRole('link', { name: 'mia@example.com' })).toHaveAttribute('href', 'mailto:mia%40example.com');
    expect(document.querySelector('img[onerror]')).toBeNull();
  });

  it('sends a reply from a template by email', async () => {
    const { id } = await backend.insert.enquiry(own);
    await open('enquiries');
    await userEvent.click((await cardOf('Mia Petrović')).getByRole('button', { name: 'Reply' }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Use a template' }),
      'Offer a private inspection',
    );
    const field = screen.getByRole('textbox', { name: 'Your reply to Mia Petrović' });
    expect(field).toHaveDisplayValue(/Hi Mia,[\s\S]+Which days work for you\?[\s\S]+Olivia/);
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText(/^You replied/)).toBeVisible();
    expect(screen.getByText('Replied')).toBeVisible();
    expect(await statusOf(id)).toBe('replied');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Mia Petrović' })).toHaveFocus());
  });

  it('rejects an empty reply', async () => {
    await backend.insert.enquiry(own);
    await open('enquiries');
    await userEvent.click((await cardOf('Mia Petrović')).getByRole('button', { name: 'Reply' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Write a reply.')).toBeVisible();
  });

  it('closes an enquiry and undoes that in place', async () => {
    const { id } = await backend.insert.enquiry(own);
    await open('enquiries');
    await userEvent.click((await cardOf('Mia Petrović')).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('The enquiry from Mia Petrović is closed.')).toBeVisible();
    expect(await statusOf(id)).toBe('closed');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(await screen.findByRole('heading', { level: 2, name: 'Mia Petrović' })).toHaveFocus();
    expect(await statusOf(id)).toBe('new');
  });

  it('undoes in place what changed an enquiry of the other tab, which the URL selects', async () => {
    const { id } = await backend.insert.enquiry(own);
    await open('enquiry-history', backend.fetch, `?enquiry=${id}`);
    const selected = within(await screen.findByRole('list', { name: 'Selected enquiry' }));
    await userEvent.click(selected.getByRole('button', { name: 'Close' }));
    expect(await selected.findByText('The enquiry from Mia Petrović is closed.')).toBeVisible();
    expect(await statusOf(id)).toBe('closed');
    const undo = selected.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(await selected.findByRole('heading', { level: 2, name: 'Mia Petrović' })).toHaveFocus();
    expect(await statusOf(id)).toBe('new');
  });

  it('lists closed enquiries and spam in the history and reopens them there', async () => {
    const { id } = await backend.insert.enquiry({ ...own, name: 'Tom O’Brien', status: 'closed' });
    await backend.insert.enquiry({ ...own, name: 'SEO Team', status: 'spam' });
    await backend.insert.enquiry(own);
    await open('enquiry-history');
    expect(await screen.findByRole('heading', { level: 1, name: 'Enquiry History' })).toBeVisible();
    const card = await cardOf('Tom O’Brien');
    expect(screen.getByRole('heading', { level: 2, name: 'SEO Team' })).toBeVisible();
    expect(screen.queryByText('Mia Petrović')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('The enquiry from Tom O’Brien is open again.')).toBeVisible();
    expect(await statusOf(id)).toBe('new');
  });

  it('reopens spam, and marks it as spam again on undo', async () => {
    const { id } = await backend.insert.enquiry({ ...own, name: 'SEO Team', status: 'spam', phone: '+61491570006' });
    await open('enquiry-history');
    const card = await cardOf('SEO Team');
    expect(card.getByRole('link', { name: '0491 570 006' })).toHaveAttribute('href', 'tel:+61491570006');
    await userEvent.click(card.getByRole('button', { name: 'Not spam' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Not spam' })).toBeVisible();
    expect(await statusOf(id)).toBe('spam');
  });

  it('shows an empty state on both pages', async () => {
    const { unmount } = await open('enquiries');
    expect(await screen.findByText('No open enquiries')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View listings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/listings$/),
    );
    unmount();
    await open('enquiry-history');
    expect(await screen.findByText('No past enquiries yet')).toBeVisible();
  });

  it('shows an error with a retry instead of an empty list when loading fails', async () => {
    await backend.insert.enquiry(own);
    let broken = true;
    await open('enquiries', (input, init) =>
      broken && String(input).includes('/api/enquiries')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('No open enquiries')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mia Petrović')).toBeVisible();
  });

  it('hides enquiries about properties of other owners', async () => {
    const foreign = await backend.insert.property({ ownerId: '10000000-0000-4000-8000-000000000009' });
    own = { ...own, propertyId: foreign.id };
    await open('enquiries');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});
