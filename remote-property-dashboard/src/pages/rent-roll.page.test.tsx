import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import definition from '../remote.ts';
import * as rentRoll from './rent-roll.page.tsx';

let olivia: { id: string; firstName: string; lastName: string };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
beforeEach(() => {
  olivia = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
});
afterAll(() => backend.close());

const open = (fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { 'rent-roll': rentRoll },
    url: '/rent',
    as: olivia,
    backend: { ...backend, fetch },
  });

async function aRentedHouse(streetAddress: string, daysSinceStart: number) {
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id, streetAddress });
  const term = { startDate: addDays(today, -daysSinceStart), endDate: null, paidTo: null };
  const { id } = await backend.insert.tenancy({ ownerId: olivia.id, propertyId, ...term });
  return { propertyId, tenancyId: id };
}

describe('the rent roll', () => {
  it('says that rent is due today, and counts it neither as overdue nor as late', async () => {
    await aRentedHouse('1 New Street', 0);
    await open();
    const row = within(await screen.findByRole('region', { name: '1 tenancy' })).getByRole('listitem');
    expect(row).toHaveTextContent('No full week paid yet, due today');
    expect(row).toHaveTextContent('Overdue$0.00');
    expect(screen.getByRole('region', { name: 'All properties' })).not.toHaveTextContent('late');
  });

  it('lists the furthest behind first, with links to each ledger and the sums of all properties', async () => {
    await aRentedHouse('1 Late Street', 3);
    const { propertyId, tenancyId } = await aRentedHouse('2 Later Street', 9);
    const receipt = { kind: 'rentReceipt', date: today, amount: '120.00', note: '' };
    const url = `/api/tenancies/${tenancyId}/receipts`;
    await backend.inject({ method: 'POST', url, payload: receipt }, olivia);
    await open();
    const rows = within(await screen.findByRole('region', { name: '2 tenancies' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/^2 Later Street.*No full week paid yet, \$120 part payment, 10 days behind/);
    expect(rows[1]).toHaveTextContent(/^1 Late Street.*4 days behind/);
    const link = within(rows[0] as HTMLElement).getByRole('link', { name: /^2 Later Street/ });
    expect(link).toHaveAttribute('href', `/properties/${propertyId}/rental-management?tenancy=${tenancyId}`);
    const totals = screen.getByRole('region', { name: 'All properties' });
    expect(totals).toHaveTextContent(/Received this month\$120\.00/);
    expect(totals).toHaveTextContent(/Overdue\$1,830\.00, 2 tenancies late/);
  });

  it('shows this year’s cash by month as a chart, and as a table with the amounts', async () => {
    const { tenancyId } = await aRentedHouse('1 Late Street', 3);
    const receipt = { kind: 'rentReceipt', date: today, amount: '120.00', note: '' };
    const url = `/api/tenancies/${tenancyId}/receipts`;
    await backend.inject({ method: 'POST', url, payload: receipt }, olivia);
    await open();
    const cash = within(await screen.findByRole('region', { name: /^Cash by month/ }));
    expect(await cash.findByRole('img', { name: /^Chart of rent received and expenses by month/ })).toBeVisible();
    await userEvent.click(cash.getByRole('button', { name: 'Show table' }));
    expect(cash.getByRole('row', { name: 'Total $120.00 $0.00' })).toBeVisible();
    expect(cash.queryByRole('img')).toBeNull();
  });

  it('says what appears here before the first tenancy', async () => {
    await open();
    expect(await screen.findByText('No tenancies yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'All properties' })).toBeNull();
  });

  it('says when it fails to load, and tries again', async () => {
    let broken = true;
    await aRentedHouse('1 Late Street', 3);
    await open((input, init) =>
      broken ? Promise.resolve(new Response('', { status: 500 })) : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^1 Late Street/ })).toBeVisible();
  });
});
