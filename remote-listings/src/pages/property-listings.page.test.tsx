import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { queryClient } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as create from './listing-create.page.tsx';
import * as list from './property-listings.page.tsx';

const olivia = {
  id: '10000000-0000-4000-8000-000000000001',
  firstName: 'Olivia',
  lastName: 'Nguyen',
  phone: '+61491570006',
};
const jack = { id: '10000000-0000-4000-8000-000000000002', firstName: 'Jack', lastName: 'Lee' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (url: string, as: { id: string; firstName: string; lastName: string; phone?: string } = olivia) =>
  renderPage({ definition, pages: { 'property-listings': list, 'listing-create': create }, url, as, backend });
const stored = async (propertyId: string) =>
  (await backend.inject({ url: `/api/listings?property.id=${propertyId}` }, olivia)).json().member;

describe('listings of a property', () => {
  it('show an empty state with a link to create the first', async () => {
    const { id } = await backend.insert.property({ ownerId: olivia.id });
    await open(addresses.propertyListings(id));
    expect(await screen.findByText('No listings yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a listing' })).toHaveAttribute('href', addresses.listingCreate(id));
  });

  it('show each listing with its status and next actions', async () => {
    const active = await backend.insert.listing({ ownerId: olivia.id, headline: 'On the market' });
    const { propertyId } = active;
    const unpublished = { status: 'draft' as const, publishedAt: null };
    await backend.insert.listing({ ownerId: olivia.id, propertyId, ...unpublished, headline: 'Not yet' });
    await open(addresses.propertyListings(propertyId));
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    const draft = rows.find((row) => within(row).queryByText('Not yet'));
    const live = rows.find((row) => within(row).queryByText('On the market'));
    if (!draft || !live) throw new Error('Both listings are expected.');
    expect(within(draft).getByRole('link', { name: 'Continue' })).toBeVisible();
    expect(within(draft).queryByRole('button', { name: 'Change status' })).toBeNull();
    expect(within(draft).queryByRole('link', { name: 'Offers' })).toBeNull();
    const address = (name: string) => within(live).getByRole('link', { name }).getAttribute('href');
    expect(['Edit', 'Enquiries', 'Offers'].map(address)).toEqual([
      addresses.listingEdit(active.id),
      addresses.enquiries(propertyId),
      addresses.listingOffers(propertyId, active.id),
    ]);
    await userEvent.click(within(live).getByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark under offer' }));
    expect(await within(live).findByText('Under offer')).toBeVisible();
    await waitFor(() => expect(within(live).getByRole('button', { name: 'Change status' })).toHaveFocus());
  });

  it('ask before a draft is discarded, and say why one cannot be', async () => {
    const unpublished = { ownerId: olivia.id, status: 'draft' as const, publishedAt: null };
    const { id, propertyId } = await backend.insert.listing(unpublished);
    const paid = await backend.insert.order({ ownerId: olivia.id, propertyId, listingId: id, status: 'paid' });
    await open(addresses.propertyListings(propertyId));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(paid.number);
    expect(await stored(propertyId)).toHaveLength(1);
    await backend.database.execute(`delete from orders where id = '${paid.id}'`);
    await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText('No listings yet')).toBeVisible();
    expect(await stored(propertyId)).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('V25: ask before a listing is marked as sold', async () => {
    const { propertyId } = await backend.insert.listing({ ownerId: olivia.id });
    await open(addresses.propertyListings(propertyId));
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as leased' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark as leased' });
    expect(await stored(propertyId)).toMatchObject([{ status: 'active' }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as leased' }));
    expect(await screen.findByText('Leased')).toBeVisible();
    expect(await stored(propertyId)).toMatchObject([{ status: 'leased' }]);
  });

  it('keep the status when the change is cancelled, and return the focus to the menu', async () => {
    const { propertyId } = await backend.insert.listing({ ownerId: olivia.id });
    await open(addresses.propertyListings(propertyId));
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change status' })).toHaveFocus());
    expect(await stored(propertyId)).toMatchObject([{ status: 'active' }]);
  });

  it('ask before one under offer returns to the market', async () => {
    const { propertyId } = await backend.insert.listing({ ownerId: olivia.id, status: 'underOffer' });
    await open(addresses.propertyListings(propertyId));
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Back on the market' }));
    const dialog = await screen.findByRole('dialog', { name: 'Back on the market' });
    expect(dialog).toHaveTextContent('An accepted offer stays accepted.');
    expect(await stored(propertyId)).toMatchObject([{ status: 'underOffer' }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back on the market' }));
    await waitFor(async () => expect(await stored(propertyId)).toMatchObject([{ status: 'active' }]));
  });

  it('close the question about a status with an explanation when the status changes elsewhere', async () => {
    const { id, propertyId } = await backend.insert.listing({ ownerId: olivia.id });
    await open(addresses.propertyListings(propertyId));
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeVisible();
    const request = { method: 'POST', url: `/api/listings/${id}/status`, payload: { status: 'leased' } } as const;
    expect((await backend.inject(request, olivia)).statusCode).toBe(200);
    await act(() => queryClient().refetchQueries());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visibleToasts()).toMatchObject([{ kind: 'info', message: expect.stringContaining('has changed') }]);
    expect(screen.getByText('Leased')).toBeVisible();
  });

  it('V25: ask before a listing is withdrawn, and link to publishing it again', async () => {
    const { id, propertyId } = await backend.insert.listing({ ownerId: olivia.id });
    await open(addresses.propertyListings(propertyId));
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw' });
    expect(within(dialog).getByText(/you can publish again at no extra cost/)).toBeVisible();
    expect(await stored(propertyId)).toMatchObject([{ status: 'active' }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('link', { name: 'Publish again' })).toHaveAttribute(
      'href',
      addresses.listingEditStep(id, 'summary'),
    );
    await waitFor(() => expect(screen.getByRole('link', { name: 'Publish again' })).toHaveFocus());
    expect(await stored(propertyId)).toMatchObject([{ status: 'withdrawn' }]);
    expect(screen.queryByRole('link', { name: 'View' })).toBeNull();
  });

  it('show both prices of a listing for sale and lease, and link to a sold one', async () => {
    const price = (value: string) => ({ displayType: 'value' as const, displayValue: { value } });
    const both = { type: 'both' as const, pricing: price('900000.00'), leasePricing: price('650.00') };
    const { id, propertyId } = await backend.insert.listing({ ownerId: olivia.id, status: 'sold', ...both });
    await open(addresses.propertyListings(propertyId));
    expect(await screen.findByText(/\$900,000/)).toBeVisible();
    expect(screen.getByText('$650 per week')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', addresses.listing(id));
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('are Page Not Found for other users', async () => {
    const { id } = await backend.insert.property({ ownerId: olivia.id });
    await open(addresses.propertyListings(id), jack);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

describe('creating a listing', () => {
  it('V14: offers sale, lease or both for a home, and opens the editor', async () => {
    const { id } = await backend.insert.property({ ownerId: olivia.id, bedrooms: 4 });
    const { router } = await open(addresses.listingCreate(id));
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((choice) => choice.getAttribute('value') ?? choice.textContent)).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: /^For lease/ }));
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Olivia Nguyen');
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('0491 570 006');
    await userEvent.click(screen.getByRole('button', { name: 'Create the listing' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toMatch(/^\/listings\/[0-9a-f-]{36}\/edit\/property-details$/),
    );
    expect(await stored(id)).toMatchObject([
      {
        type: 'lease',
        status: 'draft',
        listingPropertyDetails: expect.arrayContaining([{ name: 'bedrooms', value: 4 }]),
      },
    ]);
    const [created] = await stored(id);
    const listing = await backend.inject({ url: `/api/listings/${created.id}` }, olivia);
    expect(listing.json().contactDetail.phone).toBe('+61491570006');
  });

  it('has no listing type until the owner chooses one, and says so at the choice', async () => {
    const { id } = await backend.insert.property({ ownerId: olivia.id });
    await open(addresses.listingCreate(id));
    await screen.findAllByRole('radio');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Create the listing' }));
    expect(await screen.findByText('Choose how the property is offered.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^For sale A price/ })).toHaveFocus());
    expect(await stored(id)).toEqual([]);
  });

  it('takes the listing type from the page where the owner comes from', async () => {
    const { id } = await backend.insert.property({ ownerId: olivia.id });
    await open(addresses.listingCreate(id, 'lease'));
    expect(await screen.findByRole('radio', { name: /^For lease/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Create the listing' }));
    await waitFor(async () => expect(await stored(id)).toMatchObject([{ type: 'lease' }]));
  });

  it('warns before a second draft of the same type, and still creates it', async () => {
    const unpublished = { status: 'draft' as const, publishedAt: null, headline: 'Half done' };
    const { id, propertyId } = await backend.insert.listing({ ownerId: olivia.id, ...unpublished });
    await open(addresses.listingCreate(propertyId));
    await userEvent.click(await screen.findByRole('radio', { name: /^For sale A price/ }));
    expect(screen.queryByText(/You already have a draft/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^For lease/ }));
    expect(await screen.findByText('You already have a draft for lease')).toBeVisible();
    expect(screen.getByText('Half done')).toBeVisible();
    const existing = screen.getByRole('link', { name: 'Continue that draft' });
    expect(existing).toHaveAttribute('href', addresses.listingEdit(id));
    await userEvent.click(screen.getByRole('button', { name: 'Create another draft' }));
    await waitFor(async () => expect(await stored(propertyId)).toHaveLength(2));
  });

  it('V14: offers only sale for land', async () => {
    const { id } = await backend.insert.property({
      ownerId: olivia.id,
      propertyType: 'Land',
      category: 'Residential land',
    });
    await open(addresses.listingCreate(id));
    expect(await screen.findByText('Land is advertised for sale.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Create the listing' }));
    await waitFor(async () => expect(await stored(id)).toMatchObject([{ type: 'sale' }]));
  });

  it('V8: shows an error at its field, focuses it and keeps the typed text', async () => {
    const { id } = await backend.insert.property({ ownerId: olivia.id });
    await open(addresses.listingCreate(id, 'sale'));
    const email = await screen.findByRole('textbox', { name: /Email/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'olivia');
    await userEvent.click(screen.getByRole('button', { name: 'Create the listing' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Enter an email address/));
    expect(email).toHaveFocus();
    expect(await stored(id)).toEqual([]);
  });
});
