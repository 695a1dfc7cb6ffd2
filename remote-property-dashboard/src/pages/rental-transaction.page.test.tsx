import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { type InProcessBackend, inProcessBackend } from 'site/testing';
import definition from '../remote.ts';
import * as rentalTransaction from './rental-transaction.page.tsx';

let olivia: { id: string; firstName: string; lastName: string };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
let propertyId: string;
let transactionId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
  const term = { startDate: addDays(today, -14), endDate: null, paidTo: null };
  const { id } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term });
  const payload = { kind: 'rentReceipt', date: today, amount: '530.00', note: 'Ref 4711' };
  const url = `/api/tenancies/${id}/receipts`;
  transactionId = (await backend.inject({ method: 'POST', url, payload }, olivia)).json().id;
});
afterAll(() => backend.close());

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
    await userEvent.type(dialog.getByLabelText('Reason'), 'Returned by the bank');
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse receipt' }));
    const pair = within(await screen.findByRole('region', { name: 'Reversed by' }));
    await userEvent.click(await pair.findByRole('link', { name: 'Reversal, −$530.00' }));
    const original = within(await screen.findByRole('region', { name: 'Reverses' }));
    expect(await original.findByRole('link', { name: 'Rent received, receipt 1, $530.00' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
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
});
