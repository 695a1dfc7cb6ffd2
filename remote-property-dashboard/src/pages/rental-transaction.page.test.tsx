import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import definition from '../remote.ts';
import * as rentalTransaction from './rental-transaction.page.tsx';

let olivia: { id: string; firstName: string; lastName: string };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
let propertyId: string;
let transactionId: string;
let email: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
  email = `mia-${olivia.id}@example.com`;
  const tenants = [{ name: 'Mia Petrović', email, primaryTenant: true }];
  const term = { startDate: addDays(today, -14), endDate: null, paidTo: null, tenants };
  const { id } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term });
  const payload = { kind: 'rentReceipt', date: today, amount: '530.00', note: 'Ref 4711' };
  const url = `/api/tenancies/${id}/receipts`;
  transactionId = (await backend.inject({ method: 'POST', url, payload }, olivia)).json().id;
});
afterAll(() => backend.close());

const path = () => `/api/ledger-transactions/${transactionId}`;
const open = (kind = 'rentReceipt', property = propertyId) =>
  renderPage({
    definition,
    pages: { 'rental-transaction': rentalTransaction },
    url: `/properties/${property}/rental-management/transactions/${kind}/${transactionId}`,
    as: olivia,
    backend,
  });

describe('a transaction of the ledger', () => {
  it('V31 shows its entries, whose debits and credits are equal, with note and receipt number', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Rent received, receipt 1' })).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AccountDebitCredit',
      'Your bank account$530.00',
      'Rent owed to you$530.00',
    ]);
    expect(screen.getByText('Ref 4711')).toBeVisible();
    expect(screen.queryByText('Reversed by')).toBeNull();
  });

  it('is reversed with a reason, and leads to its reversal', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Reverse' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'I recorded it by mistake' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Recorded twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse receipt' }));
    const pair = within(await screen.findByRole('region', { name: 'Reversed by' }));
    await userEvent.click(await pair.findByRole('link', { name: 'Correction, −$530.00' }));
    const original = within(await screen.findByRole('region', { name: 'Reverses' }));
    expect(await original.findByRole('link', { name: 'Rent received, receipt 1, $530.00' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
  });

  it('sends the receipt to the people it names, once for a double click, and says when', async () => {
    await open();
    const receipt = within(await screen.findByRole('region', { name: 'Receipt' }));
    expect(await receipt.findByText('Not sent yet.')).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: 'Send receipt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send receipt 1?' }));
    expect(dialog.getByText(`Mia Petrović, ${email}`)).toBeVisible();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send receipt' }));
    expect(await receipt.findByText(`Sending to Mia Petrović (${email})…`)).toBeVisible();
    expect((await backend.mails()).filter(({ to }) => to === email)).toHaveLength(1);
    expect(await receipt.findByText(/^Sent to Mia Petrović .* on/, {}, { timeout: 5000 })).toBeVisible();
    expect(receipt.getByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it('sends the receipt again after asking', async () => {
    await backend.inject({ method: 'POST', url: `${path()}/receipt-emails`, payload: { again: false } }, olivia);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send receipt 1 again?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.getAllByText(/^Sending to Mia/)).toHaveLength(2));
  });

  it('does not offer to send a receipt that was reversed', async () => {
    await backend.inject({ method: 'POST', url: `${path()}/reversal`, payload: { reason: 'Wrong' } }, olivia);
    await open();
    expect(await screen.findByText('This payment was reversed, so its receipt can’t be sent.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download receipt' })).toBeVisible();
  });

  it('downloads the receipt', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => '#receipt';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download receipt' }));
    await waitFor(() => expect(saved).toEqual(['Receipt-1.pdf']));
  });

  it('corrects a wrong type in the URL', async () => {
    const { router } = await open('waiver');
    await screen.findByRole('table');
    await waitFor(() => expect(router.state.location.pathname).toContain('/transactions/rentReceipt/'));
  });

  it('is not shown under another property', async () => {
    const other = await backend.insert.property({ ownerId: olivia.id });
    await open('rentReceipt', other.id);
    expect(await screen.findByText('We can’t find that transaction here')).toBeVisible();
  });

  it('leads back to rental management when there is no such transaction', async () => {
    transactionId = '1';
    await open('rent');
    expect(await screen.findByText('We can’t find that transaction here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to rental management' })).toHaveAttribute(
      'href',
      `/properties/${propertyId}/rental-management`,
    );
  });
});
