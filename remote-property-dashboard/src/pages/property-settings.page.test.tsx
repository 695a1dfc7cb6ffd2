import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as properties from './properties.page.tsx';
import * as settings from './property-settings.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const own = { ownerId: olivia.id };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  await backend.insert.suburb();
});
afterAll(() => backend.close());

const open = (id: string) =>
  renderPage({
    definition,
    pages: { properties, 'property-settings': settings },
    url: addresses.propertySettings(id),
    as: olivia,
    backend,
  });
const stored = async (id: string) => (await backend.inject({ url: `/api/properties/${id}` }, olivia)).json();
const button = (name: string) => screen.findByRole('button', { name });

describe('editing a property', () => {
  it('saves address and facts, and clears a room', async () => {
    const { id } = await backend.insert.property({ ...own, landArea: 12.5 });
    await open(id);
    expect(await screen.findByRole('textbox', { name: 'Land area' })).toHaveValue('12.5');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Car spaces' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Bedrooms' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Bedrooms' }), '4');
    await userEvent.click(await button('Change address'));
    await userEvent.click(await button('Enter address manually'));
    const fill = async (name: RegExp, text: string) => {
      await userEvent.clear(screen.getByRole('textbox', { name }));
      await userEvent.type(screen.getByRole('textbox', { name }), text);
    };
    await fill(/Street address/, '9 Swan Street');
    await fill(/Suburb/, 'Richmond');
    await userEvent.click(screen.getByRole('combobox', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'VIC', hidden: true }));
    await fill(/Postcode/, '3121');
    await userEvent.click(await button('Save changes'));
    await waitFor(async () => expect((await stored(id)).bedrooms).toBe(4));
    expect(await stored(id)).toMatchObject({
      bedrooms: 4,
      carSpaces: null,
      landArea: 12.5,
      address: { fullAddress: '9 Swan Street, Richmond VIC 3121' },
    });
  });

  it('shows all errors at once and focuses the first', async () => {
    const { id } = await backend.insert.property(own);
    await open(id);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Bedrooms' }), '99');
    await userEvent.type(screen.getByRole('textbox', { name: 'Land area' }), 'large');
    await userEvent.click(await button('Save changes'));
    const bedrooms = screen.getByRole('textbox', { name: 'Bedrooms' });
    await waitFor(() => expect(bedrooms).toHaveAccessibleDescription(/whole number from 0 to 50/));
    expect(screen.getByRole('textbox', { name: 'Land area' })).toHaveAccessibleDescription(/area as a number/);
    await waitFor(() => expect(bedrooms).toHaveFocus());
  });

  it('does not overwrite a change from another device', async () => {
    const { id } = await backend.insert.property(own);
    await open(id);
    const bedrooms = await screen.findByRole('textbox', { name: 'Bedrooms' });
    await backend.inject({ method: 'PATCH', url: `/api/properties/${id}`, body: { baths: 2 } }, olivia);
    await userEvent.clear(bedrooms);
    await userEvent.type(bedrooms, '5');
    await userEvent.click(await button('Save changes'));
    expect(await screen.findByText(/changed in another tab or on another device/)).toBeVisible();
    expect(await stored(id)).toMatchObject({ bedrooms: 3, baths: 2 });
  });
});

describe('archiving a property', () => {
  it('moves it to the archived ones and back', async () => {
    const { id } = await backend.insert.property({ ...own, streetAddress: '5 Archive Lane' });
    const { router } = await open(id);
    await userEvent.click(await button('Archive property'));
    expect(await button('Restore property')).toBeVisible();
    await router.navigate('/properties');
    await userEvent.click(await screen.findByRole('link', { name: 'Archived' }));
    expect(await screen.findByRole('link', { name: '5 Archive Lane' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '5 Archive Lane' })).toBeNull());
    await router.navigate(addresses.propertySettings(id));
    await userEvent.click(await button('Restore property'));
    expect(await button('Archive property')).toBeVisible();
    expect((await stored(id)).archivedAt).toBeNull();
  });

  it('says why a property on the market cannot be archived', async () => {
    const { propertyId } = await backend.insert.listing(own);
    await open(propertyId);
    await userEvent.click(await button('Archive property'));
    expect(await screen.findByText(/on the market\. Withdraw its listing first/)).toBeVisible();
  });
});

describe('deleting a property', () => {
  it('says how many documents in the bin are deleted with it', async () => {
    const { id: propertyId } = await backend.insert.property(own);
    const binned = { ...own, propertyId, deletedAt: new Date() };
    await backend.insert.document(binned);
    await backend.insert.document(binned);
    await open(propertyId);
    await userEvent.click(await button('Delete property'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this property?' }));
    expect(await dialog.findByText('2 documents in its bin will be deleted too.')).toBeVisible();
  });

  it('asks first, names what is in the way, and deletes an empty property', async () => {
    const { id: listingId, propertyId } = await backend.insert.listing({ ...own, status: 'draft', publishedAt: null });
    const { router } = await open(propertyId);
    await userEvent.click(await button('Delete property'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this property?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete property' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This property has 1 listing. Archive it instead.');
    await backend.inject({ method: 'DELETE', url: `/api/listings/${listingId}` }, olivia);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete property' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/properties'));
    expect((await backend.inject({ url: `/api/properties/${propertyId}` }, olivia)).statusCode).toBe(404);
  });
});
