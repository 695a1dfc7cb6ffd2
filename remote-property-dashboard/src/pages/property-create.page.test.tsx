import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as propertyPage from './property.page.tsx';
import * as create from './property-create.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  await backend.insert.suburb();
});
afterAll(() => backend.close());

const open = (as = olivia, fetch: typeof globalThis.fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { 'property-create': create, property: propertyPage },
    url: '/properties/create',
    as,
    backend: { ...backend, fetch },
  });

const addProperty = () => userEvent.click(screen.getByRole('button', { name: 'Add property' }));
const mine = async (as = olivia) => (await backend.inject({ url: '/api/properties' }, as)).json().member;

async function fillByHand(postcode: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Enter address manually' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Street address/ }), '7 Swan Street');
  await userEvent.type(screen.getByRole('textbox', { name: /Suburb/ }), 'Nowhere Hills');
  await userEvent.click(screen.getByRole('combobox', { name: /State/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'VIC', hidden: true }));
  await userEvent.type(screen.getByRole('textbox', { name: /Postcode/ }), postcode);
}

describe('adding a property', () => {
  it('shows which field an older server cannot save, and keeps what was typed', async () => {
    const later: typeof globalThis.fetch = (input, init) => {
      const body =
        init?.method === 'POST' ? JSON.stringify({ ...JSON.parse(String(init.body)), petPolicy: 'dogs' }) : init?.body;
      return backend.fetch(input, { ...init, body });
    };
    await open(olivia, later);
    await fillByHand('3121');
    await userEvent.click(screen.getByRole('radio', { name: /Residential/ }));
    await waitFor(async () => {
      await addProperty();
      expect(screen.getByRole('alert')).toHaveTextContent('“petPolicy” can’t be saved yet.');
    });
    expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveValue('7 Swan Street');
    expect(screen.getByRole('textbox', { name: /Postcode/ })).toHaveValue('3121');
    expect(await mine()).toEqual([]);
  });

  it('names what is missing and focuses the first field with an error', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Add a property' });
    await addProperty();
    const address = await screen.findByRole('combobox', { name: /Address/ });
    expect(await screen.findByText('Choose an address from the list or enter it manually.')).toBeVisible();
    await waitFor(() => expect(address).toHaveFocus());
  });

  it('finds an address by keyboard and adds a farm with its features', async () => {
    const { router } = await open();
    await userEvent.type(await screen.findByRole('combobox', { name: /Address/ }), '7 swan street rich');
    await screen.findByRole('option', { name: '7 Swan Street, Richmond VIC 3121', hidden: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus());
    await userEvent.click(screen.getByRole('radio', { name: /Rural/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Dairy' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Bedrooms' }), '4');
    await userEvent.type(screen.getByRole('textbox', { name: 'Land area' }), '12.5');
    await addProperty();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/properties\/[0-9a-f-]{36}$/));
    expect(await mine()).toMatchObject([
      {
        category: { name: 'Dairy' },
        address: { fullAddress: '7 Swan Street, Richmond VIC 3121' },
        bedrooms: 4,
        landArea: 125_000,
      },
    ]);
  });

  it('V9: rejects a postcode of another state under its field, keeps the typed values and saves once corrected', async () => {
    const { router } = await open();
    await fillByHand('2000');
    await waitFor(async () => {
      await addProperty();
      expect(screen.getByRole('textbox', { name: /Postcode/ })).toHaveAccessibleDescription(
        '2000 isn’t a postcode in VIC.',
      );
    });
    const postcode = screen.getByRole('textbox', { name: /Postcode/ });
    expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveValue('7 Swan Street');
    await waitFor(() => expect(postcode).toHaveFocus());
    await userEvent.clear(postcode);
    await userEvent.type(postcode, '3121');
    expect(postcode).not.toHaveAccessibleDescription();
    await addProperty();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/properties\/[0-9a-f-]{36}$/));
    const next = within(await screen.findByRole('region', { name: 'What’s next?' }));
    const propertyId = router.state.location.pathname.split('/').at(-1) ?? '';
    const steps = next.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(steps).toEqual([
      ['See all first steps', addresses.propertyWelcome(propertyId)],
      ['List for lease', addresses.listingCreate(propertyId, 'lease')],
      ['List for sale', addresses.listingCreate(propertyId, 'sale')],
      ['Record the tenancy', addresses.tenancyAgreementCreate(propertyId)],
    ]);
  });

  it('warns about a duplicate address and still lets the owner add it', async () => {
    const jack = { id: '10000000-0000-4000-8000-000000000002', firstName: 'Jack', lastName: 'Lee' };
    const { id } = await backend.insert.property({ ownerId: jack.id, streetAddress: '9 Swan St' });
    const { router } = await open(jack);
    await userEvent.type(await screen.findByRole('combobox', { name: /Address/ }), '9 Swan Street, 3121');
    await userEvent.click(
      await screen.findByRole('option', { name: '9 Swan Street, Richmond VIC 3121', hidden: true }),
    );
    expect(await screen.findByText('You already have this property')).toBeVisible();
    expect(screen.getByRole('link', { name: '9 Swan St, Richmond VIC 3121' })).toHaveAttribute(
      'href',
      `/properties/${id}`,
    );
    await addProperty();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/properties\/[0-9a-f-]{36}$/));
    expect(await mine(jack)).toHaveLength(2);
  });

  it('restores the draft when the page opens again, until it is discarded', async () => {
    const { router } = await open();
    await fillByHand('3121');
    await act(() => router.navigate('/properties/9'));
    await act(() => router.navigate('/properties/create'));
    expect(await screen.findByText('You’re back where you left off')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveValue('7 Swan Street');
    expect(screen.getByRole('textbox', { name: /Postcode/ })).toHaveValue('3121');
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByRole('combobox', { name: /Address/ })).toHaveValue('');
    expect(screen.queryByText('You’re back where you left off')).not.toBeInTheDocument();
  });
});
