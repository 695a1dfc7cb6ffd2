import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation/testing';
import { type InProcessBackend, inProcessBackend } from 'site/testing';
import definition from '../remote.ts';
import * as propertyPage from './property.page.tsx';
import * as create from './property-create.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = () =>
  renderPage({
    definition,
    pages: { 'property-create': create, property: propertyPage },
    url: '/properties/create',
    as: olivia,
    backend,
  });

const addProperty = () => userEvent.click(screen.getByRole('button', { name: 'Add property' }));

async function fill(postcode: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: /Street address/ }), '7 Swan Street');
  await userEvent.type(screen.getByRole('combobox', { name: /Suburb/ }), 'Nowhere Hills');
  await userEvent.click(screen.getByRole('combobox', { name: /State/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'VIC', hidden: true }));
  await userEvent.type(screen.getByRole('textbox', { name: /Postcode/ }), postcode);
}

describe('adding a property', () => {
  it('names what is missing and puts the cursor there', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Add a property' });
    await addProperty();
    const street = screen.getByRole('textbox', { name: /Street address/ });
    expect(street).toHaveAccessibleDescription(/Enter the street address/);
    await waitFor(() => expect(street).toHaveFocus());
  });

  it('shows a refusal of the server under its field, keeps what was typed, and adds it once corrected', async () => {
    const { router } = await open();
    await fill('2000');
    await addProperty();
    const postcode = screen.getByRole('textbox', { name: /Postcode/ });
    await waitFor(() => expect(postcode).toHaveAccessibleDescription('2000 is not a postcode of VIC.'));
    expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveValue('7 Swan Street');

    await waitFor(() => expect(postcode).toHaveFocus());
    await userEvent.clear(postcode);
    await userEvent.type(postcode, '3121');
    expect(postcode).not.toHaveAccessibleDescription();
    await addProperty();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/properties\/[0-9a-f-]{36}$/));
    const { member } = (await backend.inject({ url: '/api/properties' }, olivia)).json();
    expect(member).toMatchObject([{ address: { fullAddress: '7 Swan Street, Nowhere Hills VIC 3121' } }]);
  });

  it('has what was typed again when its page is opened again, until it is discarded', async () => {
    const { router } = await open();
    await fill('3121');
    await act(() => router.navigate('/properties/9'));
    await act(() => router.navigate('/properties/create'));
    expect(await screen.findByText('You are back where you left off')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveValue('7 Swan Street');
    expect(screen.getByRole('textbox', { name: /Postcode/ })).toHaveValue('3121');
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveValue('');
    expect(screen.queryByText('You are back where you left off')).not.toBeInTheDocument();
  });
});
