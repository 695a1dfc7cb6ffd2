import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as page from './bank-accounts.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000011', firstName: 'Olivia', lastName: 'Nguyen' };
const own = { ownerId: olivia.id };

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  propertyId = (await backend.insert.property(own)).id;
});

const open = () =>
  renderPage({
    definition,
    pages: { 'bank-accounts': page },
    url: addresses.bankAccounts(propertyId),
    as: olivia,
    backend,
  });
const stored = async () =>
  (await backend.inject({ url: `/api/bank-accounts?property.id=${propertyId}` }, olivia)).json().member;
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const account = (fields: object = {}) => backend.insert.bankAccount({ ...own, propertyId, ...fields });

describe('adding an account', () => {
  it('explains an empty page, and adds the first account for rent and expenses', async () => {
    await open();
    expect(await screen.findByText('No bank accounts yet')).toBeVisible();
    await userEvent.click(await button('Add account'));
    expect(field('Account name')).toHaveFocus();
    await userEvent.type(field('Account name'), 'O Nguyen');
    await userEvent.type(field('BSB'), '063000');
    await userEvent.type(field('Account number'), '0012 3456');
    await userEvent.click(await button('Add account'));
    expect(await screen.findByText('BSB 063-000 · Account ••• 456')).toBeVisible();
    expect([screen.getByText('Receives rent'), screen.getByText('Pays expenses')]).toHaveLength(2);
    await waitFor(async () => expect(await button('Add account')).toHaveFocus());
    expect(await stored()).toMatchObject([{ bsb: '063-000', receivesRent: true, paysExpenses: true }]);
  });

  it('names each wrong field and focuses the first (V10)', async () => {
    await open();
    await userEvent.click(await button('Add account'));
    await userEvent.type(field('BSB'), '06300');
    await userEvent.type(field('Account number'), '0000');
    await userEvent.click(await button('Add account'));
    expect(field('Account name')).toHaveAccessibleDescription(/Enter the account name, up to 32 characters/);
    expect(field('BSB')).toHaveAccessibleDescription(/six digits, such as 063-000/);
    expect(field('Account number')).toHaveAccessibleDescription(/4 to 9 digits, not all zeros/);
    await waitFor(() => expect(field('Account name')).toHaveFocus());
    expect(await stored()).toEqual([]);
  });

  it('stores nothing that was typed in the browser', async () => {
    await open();
    await userEvent.click(await button('Add account'));
    await userEvent.type(field('Account name'), 'Secret Nguyen');
    await userEvent.type(field('Account number'), '00123456');
    const values = [localStorage, sessionStorage].flatMap((storage) => Object.values({ ...storage }));
    expect(values.join(' ')).not.toMatch(/00123456|Secret Nguyen/);
    expect(document.cookie).not.toMatch(/00123456/);
  });
});

describe('changing an account', () => {
  it('keeps the number that is not typed again, and moves the rent to it', async () => {
    await account({ name: 'Rent account', receivesRent: true });
    const { id } = await account({ name: 'Costs', number: '98765432', createdAt: new Date('2030-01-01') });
    await open();
    await userEvent.click(await button('Edit Costs'));
    expect(await screen.findByRole('textbox', { name: 'Account number' })).toHaveValue('');
    expect(field('Account number')).toHaveAccessibleDescription('Leave empty to keep ••• 432');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rent is paid into this account' }));
    await userEvent.click(await button('Save changes'));
    await screen.findByRole('button', { name: 'Edit Costs' });
    expect(await stored()).toMatchObject([
      { name: 'Rent account', receivesRent: false },
      { id, name: 'Costs', maskedNumber: '••• 432', receivesRent: true },
    ]);
    await waitFor(() => expect(screen.getAllByText('Receives rent')).toHaveLength(1));
  });

  it('does not overwrite a change from another device', async () => {
    const { id } = await account({ name: 'Costs' });
    await open();
    await userEvent.click(await button('Edit Costs'));
    await screen.findByRole('textbox', { name: 'Account name' });
    const change = { method: 'PATCH' as const, url: `/api/bank-accounts/${id}`, headers: { 'if-match': '*' } };
    await backend.inject({ ...change, payload: { bsb: '733001' } }, olivia);
    await userEvent.type(field('Account name'), ' 2');
    await userEvent.click(await button('Save changes'));
    expect(await screen.findByText(/changed in another tab or on another device/)).toBeVisible();
    expect(await stored()).toMatchObject([{ name: 'Costs', bsb: '733-001' }]);
  });

  it('is removed after a question that says what it is used for', async () => {
    await account({ name: 'Costs', receivesRent: true });
    await open();
    await userEvent.click(await button('Remove Costs'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Costs?' }));
    expect(dialog.getByText(/Rent will have no account/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove account' }));
    expect(await screen.findByText('No bank accounts yet')).toBeVisible();
    expect(await stored()).toEqual([]);
  });
});

describe('the whole number', () => {
  it('is shown to a user who has just signed in, and hidden again', async () => {
    await account({ name: 'Costs', number: '00123456' });
    await open();
    await userEvent.click(await button('Show number of Costs'));
    expect(await screen.findByText('BSB 063-000 · Account 00123456')).toBeVisible();
    await userEvent.click(await button('Hide number of Costs'));
    expect(screen.getByText('BSB 063-000 · Account ••• 456')).toBeVisible();
  });

  it('asks for the password when the sign-in was long ago', async () => {
    await account({ name: 'Costs', number: '00123456' });
    await open();
    await screen.findByRole('button', { name: 'Show number of Costs' });
    await backend.database.execute("update sessions set authenticated_at = authenticated_at - interval '1 hour'");
    await userEvent.click(await button('Show number of Costs'));
    const link = await screen.findByRole('link', { name: 'enter your password again' });
    expect(link).toHaveAttribute('href', addresses.confirmPassword(addresses.bankAccounts(propertyId)));
    expect(screen.queryByText(/00123456/)).toBeNull();
  });
});

it('shows an error with a way to try again, never an empty list, when the accounts cannot be loaded', async () => {
  await account({ name: 'Costs' });
  await backend.database.execute('alter table bank_accounts rename to bank_accounts_broken');
  try {
    await open();
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
    expect(screen.queryByText('No bank accounts yet')).toBeNull();
  } finally {
    await backend.database.execute('alter table bank_accounts_broken rename to bank_accounts');
  }
});
