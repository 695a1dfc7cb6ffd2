import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { maxBankFileBytes } from 'shared-contract/property/bank-import';
import definition from '../remote.ts';
import * as rentalManagement from './rental-management.page.tsx';

const today = localDateIn('Australia/Melbourne', new Date());
let olivia: { id: string; firstName: string; lastName: string };
let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
  const term = { startDate: addDays(today, -28), endDate: null, paidTo: null };
  await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term });
});
afterAll(() => backend.close());

/** Opens the import, and chooses a file with these rows of date, amount and description. */
async function importFile(rows: string[], name = 'transactions.csv') {
  await userEvent.click(await screen.findByRole('button', { name: 'Import bank transactions' }));
  return chooseFile(rows.join('\n'), name);
}
async function chooseFile(content: string, name = 'transactions.csv') {
  const region = await screen.findByRole('region', { name: 'Import bank transactions' });
  const input = await within(region).findByLabelText('Choose your CSV file', { selector: 'input' });
  await userEvent.upload(input, new File([content], name, { type: 'text/csv' }), { applyAccept: false });
  return within(region);
}
const open = (fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { 'rental-management': rentalManagement },
    url: `/properties/${propertyId}/rental-management`,
    as: olivia,
    backend: { ...backend, fetch },
  });
const on = (daysAgo: number) => addDays(today, -daysAgo).split('-').reverse().join('/');

describe('importing bank transactions', () => {
  it('selects safe matches, leaves the others to the owner, and records the selected ones once', async () => {
    await open();
    const rows = [
      `${on(14)},650.00,RENT MIA PETROVIC`,
      `${on(7)},650.00,PETROVIC RENT`,
      `${on(6)},90.00,<b>SOLD BIKE</b>`,
      `${on(5)},-80.00,PLUMBER`,
      'Closing balance,,',
    ];
    const region = await importFile(rows);
    const safe = await region.findByRole('checkbox', { name: /^RENT MIA PETROVIC/ });
    expect(safe).toBeChecked();
    expect(region.getByText('74% match. The name matches. The amount is a week’s rent.')).toBeVisible();
    const doubtful = region.getByRole('checkbox', { name: /^PETROVIC RENT/ });
    expect(doubtful).not.toBeChecked();
    expect(region.getByRole('checkbox', { name: /^<b>SOLD BIKE<\/b>/, hidden: true })).not.toBeChecked();
    expect(region.getByText('Ignored: money out (1)')).toBeVisible();
    expect(region.getByText('Row 5: “Closing balance” is not a date such as 24/11/2026.')).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: 'Record 1 payment' }));
    expect(await region.findByText('1 payment recorded: receipt 1.')).toBeVisible();
    expect(await screen.findByText('Rent received, receipt 1')).toBeVisible();

    await userEvent.click(region.getByRole('button', { name: 'Import another file' }));
    await chooseFile(rows.join('\n'));
    expect(await region.findByText('Recorded before (1)')).toBeVisible();
    expect(region.getByText('Recorded as receipt 1.')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Select payments to record' })).toBeDisabled();
    await userEvent.click(region.getByRole('checkbox', { name: /^PETROVIC RENT/ }));
    await userEvent.click(region.getByRole('button', { name: 'Record 1 payment' }));
    expect(await region.findByText('1 payment recorded: receipt 2.')).toBeVisible();
  });

  it('records a payment as bond when the owner says so, and shows which payment the server rejects', async () => {
    await open();
    const region = await importFile([`${on(14)},650.00,RENT MIA PETROVIC`, `${on(-9)},90.00,MIA PETROVIC`]);
    const [first] = await region.findAllByRole('combobox');
    await userEvent.selectOptions(first as HTMLElement, 'Bond from Mia Petrović');
    await userEvent.click(region.getByRole('checkbox', { name: /^MIA PETROVIC/ }));
    await userEvent.click(region.getByRole('button', { name: 'Record 2 payments' }));
    expect(await region.findByText('No payments were recorded')).toBeVisible();
    expect(region.getAllByText('Choose today or an earlier date.')).toHaveLength(2);
    await userEvent.click(region.getByRole('checkbox', { name: /^MIA PETROVIC/ }));
    await userEvent.click(region.getByRole('button', { name: 'Record 1 payment' }));
    expect(await screen.findByText('Bond received, receipt 1')).toBeVisible();
  });

  it('does not say that nothing was recorded when the response is lost, and records once', async () => {
    let isLost = true;
    await open(async (...request) => {
      const response = await backend.fetch(...request);
      if (isLost && String(request[0]).includes('/bank-payments')) throw new TypeError('lost');
      return response;
    });
    const region = await importFile([`${on(14)},650.00,RENT MIA PETROVIC`]);
    await userEvent.click(await region.findByRole('button', { name: 'Record 1 payment' }));
    expect(await region.findByText(/may be recorded already/)).toBeVisible();
    expect(region.queryByText('No payments were recorded')).toBeNull();
    isLost = false;
    await userEvent.click(region.getByRole('button', { name: 'Record 1 payment' }));
    expect(await region.findByText('1 payment had been recorded before.')).toBeVisible();
    expect(await screen.findAllByText('Rent received, receipt 1')).toHaveLength(1);
    expect(screen.queryByText('Rent received, receipt 2')).toBeNull();
  });

  it('says what to do with a file that cannot be used, and when the server does not answer', async () => {
    let isOnline = true;
    await open((...request) => (isOnline ? backend.fetch(...request) : Promise.reject(new TypeError('offline'))));
    const region = await importFile(['%PDF'], 'statement.pdf');
    expect(await region.findByText(/^This isn’t a CSV file/)).toBeVisible();
    await chooseFile('x'.repeat(maxBankFileBytes + 1));
    expect(await region.findByText('This file is larger than 500 kB. Export a shorter period.')).toBeVisible();
    await chooseFile('name,colour');
    expect(await region.findByText(/^We found no bank transactions\./)).toBeVisible();
    isOnline = false;
    await chooseFile(`${on(14)},650.00,RENT MIA PETROVIC`);
    expect(await region.findByText(/^We couldn’t reach the server/)).toBeVisible();
    isOnline = true;
    await userEvent.click(region.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Import bank transactions' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Import bank transactions' })).toHaveFocus();
  });
});
