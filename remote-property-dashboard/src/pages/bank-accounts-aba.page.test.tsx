import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as page from './bank-accounts.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000012', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
  await backend.insert.bankAccount({ ownerId: olivia.id, propertyId });
});

const open = async () => {
  const url = addresses.bankAccounts(propertyId);
  await renderPage({ definition, pages: { 'bank-accounts': page }, url, as: olivia, backend });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay with an ABA file' }));
  return within(await screen.findByRole('region', { name: 'Pay with an ABA file' }));
};
type Form = Awaited<ReturnType<typeof open>>;
const fill = async (form: Form, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    const field = form.getByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
};
const complete = {
  ...{ Bank: 'cba', 'APCA user ID': '301500', 'Name of the user ID': 'O Nguyen' },
  ...{
    'Account name': 'Zoë’s Plumbing',
    BSB: '083004',
    'Account number': '7654321',
    Amount: '480.05',
    Reference: 'INV 1042',
  },
};
const payeeField = (form: Form, number: number, name: string) =>
  within(form.getByRole('group', { name: `Payee ${number}` })).getByRole('textbox', { name });
const download = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Download ABA file' }));

describe('an ABA file', () => {
  it('V12 is downloaded for the payees that were typed, and the browser stores none of them', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = jest.fn((file: Blob) => `blob:${saved.push(file)}`) as typeof URL.createObjectURL;
    URL.revokeObjectURL = jest.fn();
    const form = await open();
    await fill(form, complete);
    expect(form.getByText('Total $480.05')).toBeVisible();
    await download(form);
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines.map(({ length }) => length)).toEqual([120, 120, 120, 0]);
    expect(lines[1]).toContain("083-004  7654321 500000048005Zoe's Plumbing");
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    for (const text of ['7654321', 'Plumbing', '301500']) expect(stored).not.toContain(text);
    expect(window.location.href).not.toContain('7654321');
  });

  it('V12 names each wrong field of each payee', async () => {
    const form = await open();
    await userEvent.click(form.getByRole('button', { name: 'Add a payee' }));
    await download(form);
    expect(form.getByRole('textbox', { name: 'Bank' })).toHaveAccessibleDescription(/three letters of your bank/);
    const payees = within(form.getByRole('group', { name: 'Payee 2' }));
    expect(payees.getByRole('textbox', { name: 'BSB' })).toHaveAccessibleDescription(/six digits, such as 063-000/);
    await userEvent.type(payees.getByRole('textbox', { name: 'Amount' }), '1-2');
    await download(form);
    expect(payees.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/you entered “1-2”/);
    await userEvent.click(payees.getByRole('button', { name: 'Remove payee 2' }));
    expect(form.queryByRole('group', { name: 'Payee 2' })).toBeNull();
    await waitFor(() => expect(form.getByRole('button', { name: 'Add a payee' })).toHaveFocus());
    await userEvent.click(form.getByRole('button', { name: 'Add a payee' }));
    expect(payeeField(form, 2, 'Account name')).toHaveFocus();
  });

  it('needs a password of the last ten minutes, and says so when it is older', async () => {
    const form = await open();
    await backend.database.execute("update sessions set authenticated_at = authenticated_at - interval '1 hour'");
    await fill(form, complete);
    await download(form);
    const link = await form.findByRole('link', { name: 'Enter your password again (opens in a new tab)' });
    expect(link).toHaveAttribute('href', expect.stringContaining('prompt=login'));
    // Another tab, because what was typed is only in this one.
    expect(link).toHaveAttribute('target', '_blank');
    expect(payeeField(form, 1, 'Account name')).toHaveValue('Zoë’s Plumbing');
  });

  it('V12 keeps a text that was pasted, and names the field that is too long', async () => {
    const form = await open();
    await fill(form, complete);
    const reference = payeeField(form, 1, 'Reference');
    await userEvent.clear(reference);
    await userEvent.click(reference);
    await userEvent.paste('INVOICE 2026-11 NO 1042');
    await download(form);
    expect(reference).toHaveValue('INVOICE 2026-11 NO 1042');
    expect(reference).toHaveAccessibleDescription(/Use at most 18 characters/);
  });

  it('shows what only the server rejects at its field, with all that was typed', async () => {
    const form = await open();
    await fill(form, complete);
    const date = form.getByLabelText('Payment date');
    await userEvent.clear(date);
    await userEvent.type(date, '2099-12-01');
    await download(form);
    expect(await form.findByText('We couldn’t make the file')).toBeVisible();
    expect(date).toHaveAccessibleDescription('Choose a date from today to 60 days ahead.');
    expect(date).toHaveFocus();
    expect(payeeField(form, 1, 'Reference')).toHaveValue('INV 1042');
  });
});
